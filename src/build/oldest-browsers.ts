/**
 * The oldest browsers that a page must serve, for Vite: an iPhone with iOS 15, an Android phone that
 * was last updated in 2021. Styles and scripts are written down to them. Islands may ask for more;
 * what they begin as, without their code, may not.
 */
export const OLDEST_BROWSERS = ['safari15', 'chrome90', 'firefox100'];
