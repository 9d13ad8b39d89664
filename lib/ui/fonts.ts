import localFont from 'next/font/local';

// Optional, because a late swap would move the text that is being read; the font is then used on the next
// page. Rare and Ghanaian letters come first in the family list, for their own characters only.
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
const frauncesRare = localFont({
  src: './fonts/generated/fraunces-rare.woff2',
  weight: '100 900',
  variable: '--font-fraunces-rare',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A2, U+00A4-00A8, U+00AA, U+00AC-00AF, U+00B1-00B6, U+00B8-00BA, U+00BC-00BE, U+00C0-00D6, U+00D8-00DF, U+00E3-00E6, U+00EC, U+00F0, U+00F2, U+00F5, U+00F7-00F8, U+00FD-00FF, U+0152, U+0178, U+201A, U+201E, U+2039-203A, U+20AC, U+2122, U+2190-2191, U+2193',
    },
  ],
});
const interRare = localFont({
  src: './fonts/generated/inter-rare.woff2',
  weight: '400 700',
  variable: '--font-inter-rare',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A2, U+00A4-00A8, U+00AA, U+00AC-00AF, U+00B1-00B6, U+00B8-00BA, U+00BC-00BE, U+00C0-00D6, U+00D8-00DF, U+00E3-00E6, U+00EC, U+00F0, U+00F2, U+00F5, U+00F7-00F8, U+00FD-00FF, U+0152, U+0178, U+201A, U+201E, U+2039-203A, U+20AC, U+2122, U+2190-2191, U+2193',
    },
  ],
});
const frauncesExtra = localFont({
  src: './fonts/generated/fraunces-extra.woff2',
  weight: '100 900',
  variable: '--font-fraunces-extra',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+014A-014B, U+0181-01B7, U+0253-0292' }],
});
const interExtra = localFont({
  src: './fonts/generated/inter-extra.woff2',
  weight: '400 700',
  variable: '--font-inter-extra',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+014A-014B, U+0181-01B7, U+0253-0292' }],
});
const frauncesVietnamese = localFont({
  src: './fonts/generated/fraunces-vietnamese.woff2',
  weight: '100 900',
  variable: '--font-fraunces-vietnamese',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF9, U+20AB',
    },
  ],
});
const interVietnamese = localFont({
  src: './fonts/generated/inter-vietnamese.woff2',
  weight: '400 700',
  variable: '--font-inter-vietnamese',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF9, U+20AB',
    },
  ],
});

/** The class names for the html element that define the font variables of the theme. */
export const fontVariables = [
  fraunces,
  inter,
  frauncesRare,
  interRare,
  frauncesExtra,
  interExtra,
  frauncesVietnamese,
  interVietnamese,
]
  .map((font) => font.variable)
  .join(' ');
