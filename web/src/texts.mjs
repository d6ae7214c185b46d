// The page's own words, from the same catalogue as the program's. They have to be there before the program is.
export {
  'page.again' as again,
  'page.graphics_lost' as graphicsLost,
  'page.load_failed' as loadFailed,
  'page.no_webgl' as noWebgl,
  'page.stopped' as stopped,
} from '../../assets/locale/en.json';
