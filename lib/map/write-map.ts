import { writeFileSync } from 'node:fs';
import { publishDrawing } from '../drawings/publish-drawing.ts';
import { drawCountry } from './draw-country.ts';

const { map, svg } = drawCountry('Ghana');
const code = `import type { CountryMap } from '../country-map';

/** Made by \`npm run map\`. */
export const ghana: CountryMap = ${JSON.stringify(map, null, 2)};
`;

publishDrawing('ghana', svg);
writeFileSync(new URL('./generated/ghana.ts', import.meta.url), code);
