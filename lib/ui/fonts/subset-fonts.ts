import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { cedi, commonCharacters, ghanaianLetters, rareCharacters, vietnameseLetters } from './characters.ts';
import { fontStyles } from './font-faces.ts';

const packages = path.resolve('node_modules/@fontsource-variable');
const output = path.resolve('lib/ui/fonts/generated');
/** Features for letters with marks above and below. */
const marks = ['mark', 'mkmk', 'ccmp', 'locl'];

const display = { axes: { wght: 500, opsz: 36 }, keepFeatures: ['kern', 'liga', 'lnum', 'tnum', ...marks] };
const text = { axes: { wght: { min: 400, max: 700 } }, keepFeatures: ['kern', 'tnum', ...marks] };

const fraunces = 'fraunces/files/fraunces-latin';
const inter = 'inter/files/inter-latin';
const vietnamese = { display: 'fraunces/files/fraunces-vietnamese', text: 'inter/files/inter-vietnamese' };

const files = [
  { from: `${fraunces}-opsz-normal`, to: 'fraunces', characters: commonCharacters, cut: display },
  { from: `${fraunces}-opsz-normal`, to: 'fraunces-rare', characters: rareCharacters, cut: display },
  { from: `${fraunces}-ext-opsz-normal`, to: 'fraunces-extra', characters: ghanaianLetters, cut: display },
  { from: `${inter}-wght-normal`, to: 'inter', characters: commonCharacters, cut: text },
  { from: `${inter}-wght-normal`, to: 'inter-rare', characters: rareCharacters, cut: text },
  { from: `${inter}-ext-wght-normal`, to: 'inter-extra', characters: ghanaianLetters, cut: text },
  {
    ...{ from: `${vietnamese.display}-opsz-normal`, to: 'fraunces-vietnamese' },
    ...{ characters: vietnameseLetters, cut: display },
  },
  {
    ...{ from: `${vietnamese.text}-wght-normal`, to: 'inter-vietnamese' },
    ...{ characters: vietnameseLetters, cut: text },
  },
];
/**
 * A single glyph needs no kerning, and its family is named in the style sheet: without these tables the font
 * has a third of the size.
 */
const singleGlyphCut = { keepFeatures: [], dropTables: ['GDEF', 'GPOS', 'GSUB', 'MVAR', 'STAT', 'gasp'] };
const cedis = [
  { from: `${fraunces}-ext-opsz-normal`, family: 'Fraunces Cedi', cut: { ...display, ...singleGlyphCut } },
  { from: `${inter}-ext-wght-normal`, family: 'Inter Cedi', cut: { ...text, ...singleGlyphCut } },
];

/** Fonts for pictures that the server draws: static weights, as the renderer requires. */
const pictureDisplay = { ...display, axes: { wght: 500, opsz: 72 } };
const pictureText = { ...text, axes: { wght: 500 } };
const allLatin = commonCharacters + rareCharacters;
const pictureFiles = [
  { from: `${fraunces}-opsz-normal`, to: 'drawn-display', characters: allLatin, cut: pictureDisplay },
  {
    from: `${fraunces}-ext-opsz-normal`,
    to: 'drawn-display-extra',
    characters: ghanaianLetters + cedi,
    cut: pictureDisplay,
  },
  { from: `${inter}-wght-normal`, to: 'drawn-text', characters: allLatin, cut: pictureText },
  {
    from: `${inter}-ext-wght-normal`,
    to: 'drawn-text-extra',
    characters: ghanaianLetters + cedi,
    cut: pictureText,
  },
];

type SubsetOptions = {
  axes: Record<string, number | { min: number; max: number }>;
  keepFeatures: string[];
  dropTables?: string[];
};

async function subset(
  from: string,
  characters: string,
  { axes: variationAxes, ...otherOptions }: SubsetOptions,
  targetFormat: 'woff2' | 'sfnt' = 'woff2',
): Promise<Buffer> {
  const font = await readFile(path.join(packages, `${from}.woff2`));
  return subsetFont(font, characters, { targetFormat, variationAxes, ...otherOptions });
}

/** A font with one glyph, embedded in the style sheet. */
async function cediFace({ from, family, cut }: (typeof cedis)[number]): Promise<string> {
  const data = (await subset(from, cedi, cut)).toString('base64');
  const source = `url("data:font/woff2;base64,${data}") format("woff2")`;
  return `@font-face { font-family: "${family}"; font-weight: 100 900; unicode-range: U+20B5; src: ${source}; }\n`;
}

await mkdir(output, { recursive: true });
for (const { from, to, characters, cut } of files) {
  const font = await subset(from, characters, cut);
  await writeFile(path.join(output, `${to}.woff2`), font);
  console.log(`${to}.woff2 ${(font.length / 1024).toFixed(1)} kB`);
}
for (const { from, to, characters, cut } of pictureFiles)
  await writeFile(path.join(output, `${to}.ttf`), await subset(from, characters, cut, 'sfnt'));
const cediFaces = (await Promise.all(cedis.map(cediFace))).join('');
await writeFile(path.join(output, 'fonts.css'), cediFaces + fontStyles('optional'));
// For screens of staff and Storybook, which do not preload the files.
await writeFile(path.join(output, 'fonts-swap.css'), cediFaces + fontStyles('swap'));
