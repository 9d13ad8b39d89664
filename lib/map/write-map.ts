import { writeFileSync } from 'node:fs';
import { countryCodes } from '../../schemas/country.ts';
import { publishDrawing } from '../drawings/publish-drawing.ts';
import { drawCountry } from './draw-country.ts';
import { mappedCountries } from './mapped-countries.ts';

const maps = countryCodes.map((code) => {
  const { map, svg } = drawCountry(mappedCountries[code]);
  publishDrawing(mappedCountries[code].drawing, svg);
  const { land, ...rest } = map;
  const members = JSON.stringify(rest, null, 2).slice(0, -2);
  return `${code}: ${members},\n  "land": ${JSON.stringify(land)}\n},`;
});
const code = `import type { CountryCode } from '@/schemas/country';
import type { CountryMap } from '../country-map';

/** Made by \`npm run map\`. */
export const maps: Readonly<Record<CountryCode, CountryMap>> = {
${maps.join('\n')}
};
`;
writeFileSync(new URL('./generated/maps.ts', import.meta.url), code);
