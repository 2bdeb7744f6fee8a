/** The part of the package that this project uses; the package has no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    /** Keeps every glyph, when `text` is undefined. */
    keepAllGlyphs: true;
    /** OpenType features to keep, by their four letters; all others are removed. */
    keepFeatures: readonly string[];
    /** One value pins the axis, a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Entries of the name table to keep besides the usual ones. */
    preserveNameIds: readonly number[];
  };
  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>;
}
