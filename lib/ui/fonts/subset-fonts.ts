import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { cedi, charactersByLanguage, ghanaianLetters } from './characters.ts';

const packages = path.resolve('node_modules/@fontsource-variable');
const output = path.resolve('lib/ui/fonts/generated');
const keepFeatures = ['kern', 'liga', 'lnum', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl', 'calt'];
const latin = [...new Set(Object.values(charactersByLanguage).join(''))].join('');

const display = { wght: 500, opsz: { min: 20, max: 144 } };
const text = { wght: { min: 400, max: 700 } };

const fraunces = 'fraunces/files/fraunces-latin';
const inter = 'inter/files/inter-latin';

const files = [
  { from: `${fraunces}-opsz-normal`, to: 'fraunces', characters: latin, axes: display },
  { from: `${fraunces}-ext-opsz-normal`, to: 'fraunces-extra', characters: ghanaianLetters, axes: display },
  { from: `${inter}-wght-normal`, to: 'inter', characters: latin, axes: text },
  { from: `${inter}-ext-wght-normal`, to: 'inter-extra', characters: ghanaianLetters, axes: text },
];
const cedis = [
  { from: `${fraunces}-ext-opsz-normal`, family: 'Fraunces Cedi', axes: display },
  { from: `${inter}-ext-wght-normal`, family: 'Inter Cedi', axes: text },
];

type Axes = typeof display | typeof text;

async function subset(from: string, characters: string, axes: Axes): Promise<Buffer> {
  const font = await readFile(path.join(packages, `${from}.woff2`));
  return subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: axes, keepFeatures });
}

/** A typeface of one sign, within the style sheet. */
async function cediFace({ from, family, axes }: (typeof cedis)[number]): Promise<string> {
  const data = (await subset(from, cedi, axes)).toString('base64');
  const source = `url("data:font/woff2;base64,${data}") format("woff2")`;
  return `@font-face { font-family: "${family}"; font-weight: 100 900; unicode-range: U+20B5; src: ${source}; }\n`;
}

await mkdir(output, { recursive: true });
for (const { from, to, characters, axes } of files) {
  const font = await subset(from, characters, axes);
  await writeFile(path.join(output, `${to}.woff2`), font);
  console.log(`${to}.woff2 ${(font.length / 1024).toFixed(1)} kB`);
}
await writeFile(path.join(output, 'cedi.css'), (await Promise.all(cedis.map(cediFace))).join(''));
