import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charactersByLanguage, ghanaianCharacters } from './characters.ts';

const packages = path.resolve('node_modules/@fontsource-variable');
const output = path.resolve('lib/ui/fonts/generated');
const keepFeatures = ['kern', 'liga', 'lnum', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl', 'calt'];
const latin = [...new Set(Object.values(charactersByLanguage).join(''))].join('');

const display = { wght: 500, opsz: { min: 20, max: 144 } };
const text = { wght: { min: 400, max: 700 } };

const subsets = [
  { from: 'fraunces/files/fraunces-latin-opsz-normal', to: 'fraunces', characters: latin, axes: display },
  {
    from: 'fraunces/files/fraunces-latin-ext-opsz-normal',
    to: 'fraunces-extra',
    characters: ghanaianCharacters,
    axes: display,
  },
  { from: 'inter/files/inter-latin-wght-normal', to: 'inter', characters: latin, axes: text },
  {
    from: 'inter/files/inter-latin-ext-wght-normal',
    to: 'inter-extra',
    characters: ghanaianCharacters,
    axes: text,
  },
];

await mkdir(output, { recursive: true });
for (const { from, to, characters, axes } of subsets) {
  const font = await readFile(path.join(packages, `${from}.woff2`));
  const subset = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  });
  await writeFile(path.join(output, `${to}.woff2`), subset);
  console.log(`${to}.woff2 ${(subset.length / 1024).toFixed(1)} kB`);
}
