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
import { drawingPath } from '../ui/publish-drawing.ts';
import type { CountryMap } from './country-map.ts';
import { findLand } from './find-land.ts';
import type { MapDefinition } from './map-definition.ts';

/** The box of the drawing and the maximum area of the country in it; the rest is sea and neighbours. */
const box = { width: 600, left: 56, top: 36, right: 544, bottom: 764, below: 96, minHeight: 420 } as const;
/** A country with a smaller height results in a lower drawing. */
const FULL_HEIGHT_UNITS = 600;

const atlases = {
  '10m': import.meta.resolve('world-atlas/countries-10m.json'),
  '50m': import.meta.resolve('world-atlas/countries-50m.json'),
  '110m': import.meta.resolve('world-atlas/countries-110m.json'),
} as const;

/** In steradians. One country of the atlas is inside out: everything except its islands. */
const halfSphere = 2 * Math.PI;

type CountryDrawingOptions = Omit<MapDefinition, 'towns' | 'sea'>;
export type CountryDrawing = { map: CountryMap; svg: string };

/** @throws when Natural Earth has no country with that name. */
export function drawCountry({
  drawing,
  feature: name,
  detail,
  window,
}: CountryDrawingOptions): CountryDrawing {
  const features = readCountries(detail);
  const home = features.find((candidate) => candidate.properties?.name === name);
  if (!home) throw new Error(`Natural Earth has no country called ${name}`);
  const { projection, height } = fitToBox(window ? cornersOf(window) : home);
  const path = geoPath(projection).digits(1);
  const renderPath = (id: string, shapes: GeoPermissibleObjects[]) =>
    `<path id="${id}" d="${shapes.map((shape) => path(shape) ?? '').join('')}"/>`;
  const [translateX, translateY] = projection.translate();
  const neighbours = features.filter((candidate) => candidate !== home && geoArea(candidate) < halfSphere);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${height}">${renderPath('neighbours', neighbours)}${renderPath('home', [home])}</svg>\n`;
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

/** The projection that fits `shape` into the box, and the height of the drawing. */
function fitToBox(shape: ExtendedFeature | GeoGeometryObjects): {
  projection: GeoProjection;
  height: number;
} {
  const projectionTo = (bottom: number) =>
    geoMercator().fitExtent(
      [
        [box.left, box.top],
        [box.right, bottom],
      ],
      shape,
    );
  const [[, top], [, bottom]] = geoPath(projectionTo(box.bottom)).bounds(shape);
  const contentBottom = bottom - top < FULL_HEIGHT_UNITS ? box.top + bottom - top : box.bottom;
  const height = Math.max(Math.ceil(contentBottom + box.below), box.minHeight);
  const clip: [[number, number], [number, number]] = [
    [-2, -2],
    [box.width + 2, height + 2],
  ];
  return { projection: projectionTo(contentBottom).clipExtent(clip), height };
}

function cornersOf({ west, south, east, north }: NonNullable<MapDefinition['window']>): GeoGeometryObjects {
  const coordinates = [
    [west, south],
    [east, north],
  ];
  return { type: 'MultiPoint', coordinates };
}

function readCountries(detail: MapDefinition['detail']) {
  const file = fileURLToPath(atlases[detail]);
  const atlas: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const countries = atlas.objects.countries;
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries');
  return feature(atlas, countries).features;
}
