import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type ExtendedFeature,
  type GeoGeometryObjects,
  type GeoPermissibleObjects,
  type GeoProjection,
  geoArea,
  geoMercator,
  geoPath,
} from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { drawingPath } from '../drawings/publish-drawing.ts';
import type { CountryMap } from './country-map.ts';
import { findLand } from './find-land.ts';
import type { MappedCountry } from './mapped-country.ts';

/** The box of the drawing and the part of it the country fills at most; the rest is sea and neighbours. */
const box = { width: 600, left: 56, top: 36, right: 544, bottom: 764, below: 96, leastHeight: 420 } as const;
/** A country that fills less of its height has a lower drawing. */
const tall = 600;

const atlases = {
  '10m': import.meta.resolve('world-atlas/countries-10m.json'),
  '50m': import.meta.resolve('world-atlas/countries-50m.json'),
  '110m': import.meta.resolve('world-atlas/countries-110m.json'),
} as const;

/** In steradians. The atlas has one country inside out: everything but its islands. */
const halfSphere = 2 * Math.PI;

type Drawn = Omit<MappedCountry, 'towns' | 'sea'>;
export type DrawnCountry = { map: CountryMap; svg: string };

/** @throws when Natural Earth has no country of that name. */
export function drawCountry({ drawing, feature: name, detail, window }: Drawn): DrawnCountry {
  const features = readCountries(detail);
  const home = features.find((one) => one.properties?.name === name);
  if (!home) throw new Error(`Natural Earth has no country called ${name}`);
  const { projection, height } = fillBox(window ? cornersOf(window) : home);
  const path = geoPath(projection).digits(1);
  const draw = (id: string, shapes: GeoPermissibleObjects[]) =>
    `<path id="${id}" d="${shapes.map((shape) => path(shape) ?? '').join('')}"/>`;
  const [translateX, translateY] = projection.translate();
  const neighbours = features.filter((one) => one !== home && geoArea(one) < halfSphere);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${height}">${draw('neighbours', neighbours)}${draw('home', [home])}</svg>\n`;
  return {
    map: {
      file: drawingPath(drawing, svg),
      width: box.width,
      height,
      scale: round(projection.scale()),
      translateX: round(translateX),
      translateY: round(translateY),
      land: findLand(home, projection, height),
    },
    svg,
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The projection that has `shown` fill the box, and how high the drawing is then. */
function fillBox(shown: ExtendedFeature | GeoGeometryObjects): { projection: GeoProjection; height: number } {
  const within = (bottom: number) =>
    geoMercator().fitExtent(
      [
        [box.left, box.top],
        [box.right, bottom],
      ],
      shown,
    );
  const [[, top], [, bottom]] = geoPath(within(box.bottom)).bounds(shown);
  const filled = bottom - top < tall ? box.top + bottom - top : box.bottom;
  const height = Math.max(Math.ceil(filled + box.below), box.leastHeight);
  const clip: [[number, number], [number, number]] = [
    [-2, -2],
    [box.width + 2, height + 2],
  ];
  return { projection: within(filled).clipExtent(clip), height };
}

function cornersOf({ west, south, east, north }: NonNullable<MappedCountry['window']>): GeoGeometryObjects {
  const coordinates = [
    [west, south],
    [east, north],
  ];
  return { type: 'MultiPoint', coordinates };
}

function readCountries(detail: MappedCountry['detail']) {
  const file = fileURLToPath(atlases[detail]);
  const atlas: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const countries = atlas.objects.countries;
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries');
  return feature(atlas, countries).features;
}
