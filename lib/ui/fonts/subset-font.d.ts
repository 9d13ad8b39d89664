declare module 'subset-font' {
  /** Cuts a font down to some characters and a part of its variation space. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures: string[];
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
