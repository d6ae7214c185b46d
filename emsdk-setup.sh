#!/usr/bin/env bash
# Brings everything that Tetrarchy is built from and is not in this repository: the pinned Emscripten, the sources of SDL2
# and Dear ImGui, the system's -dev packages, fonts, the npm tools and (unless --no-tests) what the tests need.
# Run it as often as you like: what is there already is left alone.
#
#   ./emsdk-setup.sh              everything
#   ./emsdk-setup.sh --no-tests   without Chromium, Xvfb, clang: enough to build and play
#   ./emsdk-setup.sh --emsdk      Emscripten from the official emsdk (also when EMSDK is set), not from Debian's packages
#
# TETRARCHY_CACHE           where downloads live, shared by all clones (default: ~/.cache/tetrarchy)
# TETRARCHY_DEBIAN_MIRROR   a Debian mirror, on machines whose own package sources are not Debian's
set -euo pipefail

EMSCRIPTEN_VERSION=3.1.69
EMSCRIPTEN_SUITE=trixie   # the Debian release whose emscripten, libsdl2 and imgui packages have exactly these versions
LLVM_VERSION=19
SDL2_VERSION=2.32.4
SDL2_SHA256=d364cded8bf41f3f503014d3fb6473f1a7077ff468da1638dae4a6bec6ef2277
IMGUI_VERSION=1.90.1
IMGUI_SHA256=ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c

CHECKOUT=$(cd "$(dirname "$0")" && pwd)
CACHE=${TETRARCHY_CACHE:-$HOME/.cache/tetrarchy}
with_tests=yes
want_emsdk=${EMSDK:+yes}

for argument in "$@"; do
    case $argument in
        --tests) with_tests=yes ;;
        --no-tests) with_tests= ;;
        --emsdk) want_emsdk=yes ;;
        -h | --help) sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p}' "$0"; exit 0 ;;
        *) echo "emsdk-setup.sh: unknown option $argument (see --help)" >&2; exit 1 ;;
    esac
done

say() { printf '\033[1m[%3ds]\033[0m %s\n' "$SECONDS" "$*"; }
die() { printf 'emsdk-setup.sh: %s\n' "$*" >&2; exit 1; }

# Runs a command quietly; its output is shown only if it fails.
quietly() {
    local log; log=$(mktemp)
    if ! "$@" >"$log" 2>&1; then tail -n 40 "$log" >&2; rm -f "$log"; return 1; fi
    rm -f "$log"
}

mkdir -p "$CACHE" "$CHECKOUT/.deps"
exec 9>"$CACHE/lock"
flock -n 9 || { say "another emsdk-setup.sh is at work; waiting for it"; flock 9; }

# ---- 1 the system's packages ------------------------------------------------------------------------------------------
command -v apt-get >/dev/null || die "this script knows Debian's and Ubuntu's packages only: no apt-get here"

packages=(libsdl2-dev libgl-dev nlohmann-json3-dev libcli11-dev libfmt-dev libstb-dev googletest
    librsvg2-bin fonttools fonts-noto-core fonts-noto-cjk debian-archive-keyring ca-certificates xz-utils)
[ "$with_tests" ] && packages+=(chromium xvfb xauth libgl1-mesa-dri clang clang-format libclang-rt-dev lld llvm)
missing=()
for package in "${packages[@]}"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
# Tools may also come from elsewhere: only the command must be there.
for pair in cmake:cmake ninja:ninja-build g++:g++ git:git python3:python3 patchelf:patchelf node:nodejs npm:npm; do
    command -v "${pair%%:*}" >/dev/null || missing+=("${pair##*:}")
done
if [ ${#missing[@]} -gt 0 ]; then
    as_root=()
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || die "packages are missing and there is no sudo; run this as root, then start again:
    apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
        as_root=(sudo)
    fi
    say "packages: installing ${missing[*]}"
    quietly "${as_root[@]}" apt-get update || die "apt-get update failed"
    quietly "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" ||
        die "apt-get install failed for: ${missing[*]}"
else
    say "packages: all there"
fi

at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }
cmake_version=$(cmake --version | sed -n 's/^cmake version //p')
at_least 3.25 "$cmake_version" || die "cmake $cmake_version is too old: 3.25 or newer is needed"
node_version=$(node --version)
at_least 18 "${node_version#v}" || die "node $node_version is too old: 18 or newer is needed"

# ---- 2 Debian packages of $EMSCRIPTEN_SUITE, through an apt of our own that leaves the machine's alone -----------------------
private_apt() { apt-get -c "$CACHE/apt/apt.conf" "$@"; }

prepare_private_apt() {
    [ -z "${private_apt_ready:-}" ] || return 0
    local mirror=${TETRARCHY_DEBIAN_MIRROR:-}
    [ "$mirror" ] || mirror=$(apt-get indextargets --format '$(ORIGIN) $(LABEL) $(COMPONENT) $(REPO_URI)' \
        'Created-By: Packages' 2>/dev/null | sed -n 's/^Debian Debian main //p' | head -n 1)
    [ "$mirror" ] || die "this machine's apt knows no Debian mirror: set TETRARCHY_DEBIAN_MIRROR to one"
    local root=$CACHE/apt
    rm -rf "$root"
    mkdir -p "$root/lists/partial" "$root/archives/partial"
    : >"$root/status"
    local signed="signed-by=/usr/share/keyrings/debian-archive-keyring.gpg"
    printf 'deb [%s] %s %s main\ndeb-src [%s] %s %s main\n' \
        "$signed" "$mirror" "$EMSCRIPTEN_SUITE" "$signed" "$mirror" "$EMSCRIPTEN_SUITE" >"$root/sources.list"
    cat >"$root/apt.conf" <<CONF
Dir::Etc::SourceList "$root/sources.list";
Dir::Etc::SourceParts "/dev/null";
Dir::Etc::Preferences "/dev/null";
Dir::Etc::PreferencesParts "/dev/null";
Dir::State "$root";
Dir::State::Lists "$root/lists";
Dir::State::status "$root/status";
Dir::Cache "$root";
Dir::Cache::archives "$root/archives";
Dir::Log "$root";
APT::Sandbox::User "$(id -un)";
APT::Install-Recommends "false";
Acquire::Languages "none";
CONF
    quietly private_apt update || die "cannot read Debian $EMSCRIPTEN_SUITE from this machine's mirror"
    private_apt_ready=yes
}

# ---- 3 sources of SDL2 and Dear ImGui ------------------------------------------------------------------------------------
# fetch_source <package> <name-version> <sha256>: the upstream archive of a Debian source package, unpacked into the cache.
fetch_source() {
    local package=$1 name=$2 sha=$3 work=$CACHE/source.tmp archive
    if [ -f "$CACHE/$name/.complete" ]; then say "sources: $name is there"; return; fi
    say "sources: fetching $name"
    prepare_private_apt
    rm -rf "$work" "${CACHE:?}/$name"
    mkdir -p "$work/tree"
    (cd "$work" && quietly private_apt source --download-only "$package") || die "cannot fetch the source package $package"
    archive=$(find "$work" -maxdepth 1 -name '*.orig.tar.*' ! -name '*.asc' | head -n 1)
    printf '%s  %s\n' "$sha" "$archive" | sha256sum --check --status ||
        die "$package: the archive is not the pinned one (sha256 $sha)"
    tar -xf "$archive" -C "$work/tree" --strip-components=1
    touch "$work/tree/.complete"
    mv "$work/tree" "$CACHE/$name"
    rm -rf "$work"
}
fetch_source libsdl2 "sdl2-$SDL2_VERSION" "$SDL2_SHA256"
fetch_source imgui "imgui-$IMGUI_VERSION" "$IMGUI_SHA256"
ln -sfn "$CACHE/sdl2-$SDL2_VERSION" "$CHECKOUT/.deps/sdl2"
ln -sfn "$CACHE/imgui-$IMGUI_VERSION" "$CHECKOUT/.deps/imgui"

# ---- 4 Emscripten ------------------------------------------------------------------------------------------------------
version_of() { "$1" --version 2>/dev/null | sed -n '1s/.* \([0-9][0-9.]*\).*/\1/p'; }

# A copy of Debian's packages in a folder of its own: no chroot, and the system's libraries stay as they are. The programs
# are pointed at the copy's own loader and libraries; python3 and node are the machine's.
relocated_emscripten() {
    local root=$CACHE/emscripten-$EMSCRIPTEN_VERSION
    em_root=$root/usr/share/emscripten
    [ -f "$root/.complete" ] && return
    prepare_private_apt
    say "emscripten: fetching Debian $EMSCRIPTEN_SUITE's packages (about 250 MB)"
    quietly private_apt install -y --download-only emscripten || die "cannot fetch Debian's emscripten"
    say "emscripten: unpacking"
    rm -rf "$root"
    mkdir -p "$root"/usr/{bin,lib,lib64,sbin}
    for folder in bin lib lib64 sbin; do ln -s "usr/$folder" "$root/$folder"; done
    # The compiler, its libraries and Emscripten; not the machine's side of a Debian system, nor the variants of the wasm
    # libraries for threads, wasm64, link-time optimisation and sanitizers.
    local lib=usr/share/emscripten/cache/sysroot/lib unwanted=()
    for pattern in "$lib/wasm64*" "$lib/wasm32-emscripten/pic" "$lib/wasm32-emscripten/lto*" "$lib/*-mt*.a" "$lib/*-ww*.a" \
        "$lib/*[alu]san*.a" "$lib/*sanitizer*.a" usr/share/emscripten/test usr/share/doc usr/share/man usr/share/locale \
        usr/share/info usr/lib/gcc "usr/lib/llvm-$LLVM_VERSION/bin/llvm-exegesis" var; do
        unwanted+=("--exclude=./$pattern")
    done
    for deb in "$CACHE"/apt/archives/*.deb; do
        case ${deb##*/} in
            nodejs_* | perl*_* | *-doc_* | libstdc++-*-dev_* | libgcc-*-dev_* | libc6-dev_* | linux-libc-dev_*) ;;
            *) dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$root" --keep-directory-symlink --no-same-owner "${unwanted[@]}" ;;
        esac
    done
    rm -rf "$CACHE/apt/archives"

    say "emscripten: relocating"
    local loader triple file
    loader=$(find -L "$root/usr/lib64" "$root/usr/lib" -maxdepth 2 -name 'ld-linux*.so.*' | head -n 1)
    triple=$(g++ -print-multiarch)
    local paths="$root/usr/lib/$triple:$root/usr/lib/llvm-$LLVM_VERSION/lib"
    for file in "$root/usr/lib/llvm-$LLVM_VERSION"/bin/{clang,lld,llvm-ar,llvm-nm,llvm-objcopy,llvm-strip,llvm-dwarfdump,llvm-readobj,llvm-cxxfilt,llvm-symbolizer} \
        "$root"/usr/bin/wasm-{opt,metadce,emscripten-finalize,split,merge,as,dis,ctor-eval} "$root/usr/bin/wasm2js"; do
        if [ -f "$file" ] && [ ! -L "$file" ]; then
            patchelf --set-interpreter "$loader" --force-rpath --set-rpath "$paths" "$file" 2>/dev/null || true
        fi
    done
    # These have a RUNPATH of their own, which would switch off the programs' RPATH for what they load in turn.
    for file in "$root/usr/lib/$triple"/lib{LLVM,clang-cpp}.so.$LLVM_VERSION.1 \
        "$root/usr/lib/llvm-$LLVM_VERSION"/lib/lib{LLVM,clang-cpp}.so.$LLVM_VERSION.1; do
        if [ -f "$file" ] && [ ! -L "$file" ]; then patchelf --force-rpath --set-rpath "$paths" "$file"; fi
    done
    # Emscripten finds its settings and acorn beside itself, so nothing has to be exported by whoever calls it.
    ln -sfn ../nodejs "$em_root/node_modules"
    cat >"$em_root/.emscripten" <<CONF
EMSCRIPTEN_ROOT = '$em_root'
LLVM_ROOT = '$root/usr/bin'
BINARYEN_ROOT = '$root/usr'
NODE_JS = ['$(command -v node)']
FROZEN_CACHE = True
LLVM_ADD_VERSION = '$LLVM_VERSION'
CLANG_ADD_VERSION = '$LLVM_VERSION'
CONF
    [ "$(version_of "$em_root/emcc")" = "$EMSCRIPTEN_VERSION" ] ||
        die "Debian $EMSCRIPTEN_SUITE has emscripten $(version_of "$em_root/emcc"), not $EMSCRIPTEN_VERSION: use --emsdk"
    touch "$root/.complete"
}

# emcc looks python3 up whenever it runs; through a version manager's shim that takes longer than to compile a small file.
name_python() {
    local python
    python=$(python3 -c 'import sys; print(sys.executable)')
    # grep finds nothing when an earlier run has done it, which is no error.
    { grep -lF 'PYTHON=$(command -v python3' "$em_root"/em* 2>/dev/null || true; } |
        xargs -r sed -i "s|PYTHON=\$(command -v python3 2> /dev/null)|PYTHON=$python|"
}

official_emscripten() {
    local emsdk=${EMSDK:-$CACHE/emsdk}
    if [ ! -x "$emsdk/emsdk" ]; then
        say "emscripten: fetching the official emsdk"
        quietly git clone --depth 1 https://github.com/emscripten-core/emsdk "$emsdk" || die "cannot fetch the official emsdk"
    fi
    em_root=$emsdk/upstream/emscripten
    if [ "$(version_of "$em_root/emcc")" != "$EMSCRIPTEN_VERSION" ]; then
        say "emscripten: installing $EMSCRIPTEN_VERSION by emsdk"
        quietly "$emsdk/emsdk" install "$EMSCRIPTEN_VERSION" || die "emsdk install $EMSCRIPTEN_VERSION failed"
        quietly "$emsdk/emsdk" activate "$EMSCRIPTEN_VERSION" || die "emsdk activate $EMSCRIPTEN_VERSION failed"
    fi
}

if command -v emcc >/dev/null && [ "$(version_of emcc)" = "$EMSCRIPTEN_VERSION" ]; then
    em_root=$(dirname "$(readlink -f "$(command -v emcc)")")
    [ -f "$em_root/cmake/Modules/Platform/Emscripten.cmake" ] || em_root=/usr/share/emscripten
elif [ "$want_emsdk" ]; then
    official_emscripten
else
    relocated_emscripten
    name_python
fi
toolchain=$em_root/cmake/Modules/Platform/Emscripten.cmake
[ -f "$toolchain" ] || die "no CMake toolchain file at $toolchain"
if ! [ "$CHECKOUT/.deps/emscripten.cmake" -nt "$toolchain" ] || ! grep -qF "$toolchain" "$CHECKOUT/.deps/emscripten.cmake"; then
    say "emscripten: trying it"
    probe=$(mktemp -d)
    echo 'int main() {}' >"$probe/t.cpp"
    quietly "$em_root/em++" -O2 "$probe/t.cpp" -o "$probe/t.js" && node "$probe/t.js" || die "emscripten in $em_root does not work"
    rm -rf "$probe"
    printf 'include("%s")\n' "$toolchain" >"$CHECKOUT/.deps/emscripten.cmake"
fi
say "emscripten: $EMSCRIPTEN_VERSION is there"
rm -rf "$CACHE/apt"

# ---- 5 npm tools: bundler, minifier, browser driver --------------------------------------------------------------------------
lock=$(sha256sum <"$CHECKOUT/web/package-lock.json" | cut -d ' ' -f 1)
if [ "$(cat "$CHECKOUT/web/node_modules/.tetrarchy-lock" 2>/dev/null)" != "$lock" ]; then
    say "npm: installing the page's tools"
    (cd "$CHECKOUT/web" && quietly npm ci --ignore-scripts --no-audit --no-fund) || die "npm ci failed in web/"
    echo "$lock" >"$CHECKOUT/web/node_modules/.tetrarchy-lock"
else
    say "npm: the page's tools are there"
fi
[ -d "$CHECKOUT/tests" ] && ln -sfn ../web/node_modules "$CHECKOUT/tests/node_modules"

say "ready: cmake --workflow --preset play"
