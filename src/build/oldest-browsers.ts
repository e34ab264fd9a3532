/**
 * The oldest browsers that a page must serve, for Vite: an iPhone with iOS 15, an Android phone that
 * was last updated in 2021. Styles and scripts are written down to them. Islands may ask for more;
 * what they begin as, without their code, may not. Chrome 90 is served too: it is 91 here because of
 * one slip of 90, `f?.(...list)`, for which Vite would spell out every `?.` there is.
 */
export const OLDEST_BROWSERS = ['safari15', 'chrome91', 'firefox100'];
