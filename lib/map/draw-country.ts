import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { drawingPath } from '../drawings/publish-drawing.ts';
import type { CountryMap } from './country-map.ts';

/** The box of the drawing and the part of it the country fills; the rest is sea and neighbours. */
const box = { width: 600, height: 860, left: 56, top: 36, right: 544, bottom: 764 } as const;

export type DrawnCountry = { map: CountryMap; svg: string };

/** @param country the name in Natural Earth. @throws when there is none of that name. */
export function drawCountry(country: string): DrawnCountry {
  const features = readCountries();
  const home = features.find((one) => one.properties?.name === country);
  if (!home) throw new Error(`Natural Earth has no country called ${country}`);
  const projection = geoMercator()
    .fitExtent(
      [
        [box.left, box.top],
        [box.right, box.bottom],
      ],
      home,
    )
    .clipExtent([
      [-2, -2],
      [box.width + 2, box.height + 2],
    ]);
  const path = geoPath(projection).digits(1);
  const draw = (id: string, shapes: GeoPermissibleObjects[]) =>
    `<path id="${id}" d="${shapes.map((shape) => path(shape) ?? '').join('')}"/>`;
  const [translateX, translateY] = projection.translate();
  const neighbours = features.filter((one) => one !== home);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}">${draw('neighbours', neighbours)}${draw('home', [home])}</svg>\n`;
  return {
    map: {
      file: drawingPath(country.toLowerCase(), svg),
      width: box.width,
      height: box.height,
      scale: round(projection.scale()),
      translateX: round(translateX),
      translateY: round(translateY),
    },
    svg,
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function readCountries() {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
  const atlas: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const countries = atlas.objects.countries;
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries');
  return feature(atlas, countries).features;
}
