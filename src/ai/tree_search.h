#pragma once

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "ai/brain.h"
#include "ai/material.h"
#include "ai/repetition.h"
#include "ai/softmax.h"
#include "ai/thinker.h"
#include "ai/tree.h"
#include "core/random.h"

namespace tetrarchy::ai {

// How a tree is grown; shares are counted from 0 to 1 here. The defaults are what the arena chose.
struct TreeOptions {
  std::size_t width = 80;            // moves of a node that are ever looked at
  double exploration = 0.6;          // c of PUCT
  double first_open = 2;             // so many moves of a node are open from the start, and
  double open_growth = 2;            // so many more for each square root of its visits
  double unvisited_loss = .05;       // an unvisited move is worth its node less this share
  std::size_t positions = 1U << 16;  // that a tree has at most; when it is full, visits end at its leaves
};

// Monte-Carlo tree search for many players in which every seat goes for its own share (max^n: Nijssen and Winands
// 2013), without playouts: a new leaf is worth what the brain says of it. Moves are chosen by PUCT with the brain's
// scores as priors; the moves of a node are opened one by one as it is visited (progressive widening); results that
// are certain are carried up (MCTS-Solver: Winands, Bjornsson and Saito 2008).
//
// A node of the count is one visit of the tree, for which one move is made at most. Only + - * / and square root touch
// floating-point numbers, which IEEE 754 defines to the last bit.
template <Brain B>
class TreeSearch final : public Thinker<typename B::Game> {
 public:
  using G = typename B::Game;
  using Position = typename G::Position;
  using Move = typename Position::Move;

  explicit TreeSearch(B brain, TreeOptions options = {}) : brain_(std::move(brain)), options_(options) {}

  void begin(const Question<G>&) override;
  Progress think(std::uint64_t nodes) override;
  const Answer<G>& answer() const override { return answer_; }

 private:
  using Node = TreeNode<Position>;
  using Edge = TreeEdge<Move>;

  std::span<Edge> edges(const Node& n) { return std::span(edges_).subspan(n.first_edge, n.edge_count); }
  Node& root() { return nodes_.front(); }
  bool full() const { return nodes_.size() >= options_.positions; }

  std::uint32_t add_node(const Position&);
  void judge(Node&);
  void expand(std::uint32_t node);
  void stir();
  void add_edges(Node&);
  void relish_moves();

  bool finished();
  void visit();
  Edge& select(Node&);
  double value(const Node&, Seat mover) const;
  double value(const Edge&, Seat mover) const;
  std::size_t open_count(const Node&) const;
  void back_up(const Shares&);
  void prove_upwards();
  bool prove(Node&);

  const Edge* best_edge(const Node&);
  void conclude();

  B brain_;
  TreeOptions options_;
  std::optional<Question<G>> question_;
  Answer<G> answer_;
  Seat thinker_{};
  BySeat<bool> cares_for_others_;
  std::vector<std::int32_t> relish_;  // of the root's edges, which come first; empty: of none
  std::vector<Node> nodes_;           // the root first
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> path_;  // of the visit, from the root
  std::vector<Candidate<Move>> candidates_;
};

// ---- growing ---------------------------------------------------------------------------------------

template <Brain B>
void TreeSearch<B>::begin(const Question<G>& question) {
  question_ = question;
  thinker_ = *question.position.turn();
  for (const Seat s : all_seats) cares_for_others_[s] = question.character.society[s] != selfish(s);
  nodes_.clear();
  edges_.clear();
  const auto positions = static_cast<std::size_t>(std::min<std::uint64_t>(question.nodes + 1, options_.positions));
  nodes_.reserve(positions);
  edges_.reserve(positions * std::min<std::size_t>(options_.width, 32));
  answer_.nodes = 0;
  add_node(question.position);
  brain_.candidates(question.position, options_.width, candidates_);
  if (is_content(brain_, question.position)) forget_repetitions(question, candidates_);
  stir();
  add_edges(root());
  relish_moves();
  conclude();
}

template <Brain B>
std::uint32_t TreeSearch<B>::add_node(const Position& position) {
  judge(nodes_.emplace_back(Node{position}));
  return static_cast<std::uint32_t>(nodes_.size() - 1);
}

template <Brain B>
void TreeSearch<B>::judge(Node& node) {
  const Position& p = node.position;
  if (const auto outcome = p.outcome()) {
    node.own = shares_of(*outcome);
    node.certainty = Node::Certainty::proven;
  } else if (nodes_.size() > 1 && has_been(*question_, p)) {
    node.own = even_shares(p);
    node.certainty = Node::Certainty::repeated;
  } else {
    node.own = brain_.shares(p);
  }
}

template <Brain B>
void TreeSearch<B>::expand(std::uint32_t node) {
  brain_.candidates(nodes_[node].position, options_.width, candidates_);
  add_edges(nodes_[node]);
}

// The seed makes one game differ from the next: what looks almost alike may change places.
template <Brain B>
void TreeSearch<B>::stir() {
  constexpr std::uint64_t little = score_nat / 5;
  Random random(question_->seed ^ question_->position.key());
  for (auto& c : candidates_) c.score += static_cast<std::int32_t>(random.below(little));
  std::ranges::sort(candidates_,
                    [](const auto& a, const auto& b) { return std::tie(b.score, a.move) < std::tie(a.score, b.move); });
}

template <Brain B>
void TreeSearch<B>::add_edges(Node& node) {
  assert(!candidates_.empty());
  node.first_edge = static_cast<std::uint32_t>(edges_.size());
  node.edge_count = static_cast<std::uint16_t>(candidates_.size());
  constexpr std::int32_t unit = nat / score_nat;
  const std::int32_t top = candidates_.front().score;
  const auto odds = [top](const Candidate<Move>& c) { return decay(std::int64_t{unit} * (top - c.score)); };
  std::int64_t sum = 0;
  for (const auto& c : candidates_) sum += odds(c);
  for (const auto& c : candidates_)
    edges_.push_back({c.move, static_cast<float>(static_cast<double>(odds(c)) / static_cast<double>(sum))});
}

// Only what is on the table now is relished: deeper in the tree it would make everybody a fury.
template <Brain B>
void TreeSearch<B>::relish_moves() {
  relish_.clear();
  const Position& p = question_->position;
  if (question_->character.relish == Shares{}) return;
  for (const Edge& edge : edges(root())) relish_.push_back(relish(question_->character.relish, p, p.after(edge.move)));
}

// ---- visiting ----------------------------------------------------------------------------------------

template <Brain B>
Progress TreeSearch<B>::think(std::uint64_t nodes) {
  for (; nodes > 0 && !finished(); --nodes) visit();
  conclude();
  return finished() ? Progress::done : Progress::thinking;
}

template <Brain B>
bool TreeSearch<B>::finished() {
  return answer_.nodes >= question_->nodes || root().is_proven() || (root().edge_count == 1 && answer_.nodes > 0);
}

template <Brain B>
void TreeSearch<B>::visit() {
  ++answer_.nodes;
  path_.assign(1, 0);
  while (!nodes_[path_.back()].is_settled()) {
    const std::uint32_t at = path_.back();
    if (nodes_[at].edge_count == 0) {
      if (full()) break;
      expand(at);
    }
    Edge& edge = select(nodes_[at]);
    if (edge.child != Edge::unvisited) {
      path_.push_back(edge.child);
      continue;
    }
    if (full()) break;
    edge.child = add_node(nodes_[at].position.after(edge.move));
    path_.push_back(edge.child);
    break;
  }
  back_up(Shares(nodes_[path_.back()].own));
  prove_upwards();
}

// PUCT: the value so far, and what the prior still owes it.
template <Brain B>
typename TreeSearch<B>::Edge& TreeSearch<B>::select(Node& node) {
  const Seat mover = *node.position.turn();
  const auto open = edges(node).first(open_count(node));
  const double urge = options_.exploration * std::sqrt(double(node.visits + 1)) * whole_game;
  const double unvisited = value(node, mover) - options_.unvisited_loss * whole_game;
  Edge* choice = nullptr;
  double most = 0;
  for (Edge& edge : open) {
    const Node* child = edge.child == Edge::unvisited ? nullptr : &nodes_[edge.child];
    const double appeal = child ? value(edge, mover) + urge * double(edge.prior) / double(child->visits + 1)
                                : unvisited + urge * double(edge.prior);
    if (choice && appeal <= most) continue;
    choice = &edge;
    most = appeal;
  }
  return *choice;
}

template <Brain B>
double TreeSearch<B>::value(const Node& node, Seat mover) const {
  const auto average = [&](Seat s) {
    return node.is_settled() || node.visits == 0 ? double(node.own[s]) : double(node.sum[s]) / double(node.visits);
  };
  if (!cares_for_others_[mover]) return average(mover);
  double sum = 0;
  for (const Seat s : all_seats) sum += double(question_->character.society[mover][s]) * average(s);
  return sum / whole_care;
}

// Of a visited edge.
template <Brain B>
double TreeSearch<B>::value(const Edge& edge, Seat mover) const {
  const auto index = static_cast<std::size_t>(&edge - edges_.data());
  return value(nodes_[edge.child], mover) + (index < relish_.size() ? double(relish_[index]) : 0.0);
}

template <Brain B>
std::size_t TreeSearch<B>::open_count(const Node& node) const {
  const double open = options_.first_open + options_.open_growth * std::sqrt(double(node.visits));
  return std::min<std::size_t>(node.edge_count, static_cast<std::size_t>(open));
}

template <Brain B>
void TreeSearch<B>::back_up(const Shares& shares) {
  for (const std::uint32_t at : path_) {
    ++nodes_[at].visits;
    for (const Seat s : all_seats) nodes_[at].sum[s] += shares[s];
  }
}

// A node is as good as proven when its mover has a move that certainly wins the whole game.
template <Brain B>
void TreeSearch<B>::prove_upwards() {
  for (std::size_t i = path_.size() - 1; i > 0 && nodes_[path_[i]].is_proven(); --i)
    if (!prove(nodes_[path_[i - 1]])) return;
}

template <Brain B>
bool TreeSearch<B>::prove(Node& node) {
  if (node.is_proven()) return true;
  const Seat mover = *node.position.turn();
  for (const Edge& edge : edges(node)) {
    if (edge.child == Edge::unvisited) continue;
    const Node& child = nodes_[edge.child];
    if (!child.is_proven() || child.own[mover] < whole_game) continue;
    node.own = child.own;
    node.certainty = Node::Certainty::proven;
    return true;
  }
  return false;
}

// ---- answering ---------------------------------------------------------------------------------------

// The most visited move, unless another is known to win or this one to lose all; null where none was tried.
template <Brain B>
const typename TreeSearch<B>::Edge* TreeSearch<B>::best_edge(const Node& node) {
  const Seat mover = *node.position.turn();
  const Edge* best = nullptr;
  double most = 0;
  for (const Edge& edge : edges(node)) {
    if (edge.child == Edge::unvisited) continue;
    const Node& child = nodes_[edge.child];
    double merit = double(child.visits) + value(edge, mover) / (2.0 * whole_game);
    if (child.is_proven()) merit = child.own[mover] == whole_game ? 1e18 : child.own[mover] == 0 ? merit - 1e18 : merit;
    if (best && merit <= most) continue;
    best = &edge;
    most = merit;
  }
  return best;
}

template <Brain B>
void TreeSearch<B>::conclude() {
  answer_.line.clear();
  const Node* node = &root();
  while (node->edge_count > 0) {
    const Edge* best = best_edge(*node);
    if (!best) break;
    answer_.line.push_back(best->move);
    if (answer_.line.size() == 1) {
      const Node& child = nodes_[best->child];
      for (const Seat s : all_seats)
        answer_.shares[s] = child.is_proven() ? child.own[s] : static_cast<std::int32_t>(child.sum[s] / child.visits);
    }
    node = &nodes_[best->child];
  }
  if (answer_.line.empty()) {
    answer_.line.push_back(edges(root()).front().move);
    answer_.shares = root().own;
  }
  answer_.move = answer_.line.front();
}

}  // namespace tetrarchy::ai
