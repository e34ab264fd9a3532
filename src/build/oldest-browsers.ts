/**
 * The oldest browsers in which a page must work, as targets of Vite: an iPhone with iOS 15, an Android
 * phone last updated in 2021. Vite compiles styles and scripts for them. The code of an island may need a
 * newer browser; its HTML, as the server draws it, may not. Chrome 90 is supported too: the target is 91
 * because a bug of 90 with `f?.(...list)` would make Vite rewrite every `?.`.
 */
export const OLDEST_BROWSERS = ['safari15', 'chrome91', 'firefox100'];
