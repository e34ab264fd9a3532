const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[{;](?:min-|max-)?)inline-size(?=:)/g, 'width'],
  [/(?<=[{;](?:min-|max-)?)block-size(?=:)/g, 'height'],
  [/(?<=[{;](?:scroll-)?(?:margin|padding|border)-)block-start(?=[:-])/g, 'top'],
  [/(?<=[{;](?:scroll-)?(?:margin|padding|border)-)block-end(?=[:-])/g, 'bottom'],
  [/(?<=[{;](?:scroll-)?(?:margin|padding|border)-)inline-start(?=[:-])/g, 'left'],
  [/(?<=[{;](?:scroll-)?(?:margin|padding|border)-)inline-end(?=[:-])/g, 'right'],
  [/(?<=[{;])inset-block-start(?=:)/g, 'top'],
  [/(?<=[{;])inset-block-end(?=:)/g, 'bottom'],
  [/(?<=[{;])inset-inline-start(?=:)/g, 'left'],
  [/(?<=[{;])inset-inline-end(?=:)/g, 'right'],
];

/**
 * Styles with the names of sides that every browser knows and that compress better. Serbian in
 * Latin script runs from left to right, so both say the same.
 */
export function namePhysically(html: string): string {
  return html.replace(/<style[\s\S]*?<\/style>/g, (style) =>
    NAMES.reduce((css, [logical, physical]) => css.replace(logical, physical), style),
  );
}
