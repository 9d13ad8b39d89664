import localFont from 'next/font/local';

// Optional: a typeface that comes late would move what is being read; it is there for the next page.
// The Ghanaian letters stand before them in the family list, for their own characters only.
const fraunces = localFont({
  src: './fonts/generated/fraunces.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
});
const inter = localFont({
  src: './fonts/generated/inter.woff2',
  weight: '400 700',
  variable: '--font-inter',
  display: 'optional',
  adjustFontFallback: 'Arial',
});
const frauncesExtra = localFont({
  src: './fonts/generated/fraunces-extra.woff2',
  weight: '100 900',
  variable: '--font-fraunces-extra',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0181-01B7, U+0254-0292' }],
});
const interExtra = localFont({
  src: './fonts/generated/inter-extra.woff2',
  weight: '400 700',
  variable: '--font-inter-extra',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0181-01B7, U+0254-0292' }],
});

/** Class names for the html element: they carry the typefaces the theme asks for. */
export const fontVariables = [fraunces, inter, frauncesExtra, interExtra]
  .map((font) => font.variable)
  .join(' ');
