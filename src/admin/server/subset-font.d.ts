declare module 'subset-font' {
  /** The part of a font that draws these letters; all of it with `keepAllGlyphs`. */
  export default function subsetFont(
    font: Buffer,
    letters: string | undefined,
    options: {
      targetFormat: 'truetype' | 'woff2';
      keepAllGlyphs?: boolean;
      /** Only those ligatures whose parts and result are asked for. */
      noLayoutClosure?: boolean;
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}
