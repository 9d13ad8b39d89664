import { readdirSync, readFileSync } from 'node:fs';
import { geoMercator } from 'd3-geo';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '@/schemas/country';
import { activeMap } from './active-map';
import { drawCountry } from './draw-country';
import { maps } from './generated/maps';
import { mapDefinitions } from './map-definitions';
import { project } from './project';

describe.each(countryCodes)('%s', (code) => {
  const { towns, sea, drawing } = mapDefinitions[code];
  const map = maps[code];

  test('equals the result of the atlas and the projection', () => {
    const { map: expectedMap, svg } = drawCountry(mapDefinitions[code]);
    expect(map).toEqual(expectedMap);
    expect(readFileSync(`public${map.file}`, 'utf8')).toBe(svg);
    expect(readdirSync('public/drawn').filter((file) => file.startsWith(`${drawing}-`))).toHaveLength(1);
    // The map of a page must not be larger than its other pictures.
    expect(svg.length).toBeLessThan(25_000);
  });

  test('has its towns where d3-geo projects them, and inside the drawing with the sea', () => {
    const projection = geoMercator().scale(map.scale).translate([map.translateX, map.translateY]);
    for (const spot of sea ? [...towns, sea] : towns) {
      const [x, y] = projection([spot.longitude, spot.latitude]) ?? [];
      const point = project(map, spot);
      // To a thousandth of the width: the rounding error of the scale grows with the zoom.
      expect(Math.hypot(point.x - (x ?? Number.NaN), point.y - (y ?? Number.NaN))).toBeLessThan(0.6);
      expect(point.x > 0 && point.x < map.width, spot.name).toBe(true);
      expect(point.y > 0 && point.y < map.height, spot.name).toBe(true);
    }
  });
});

test('the active map is that of the active country', () => {
  const { towns, sea } = mapDefinitions.GH;
  expect(activeMap).toEqual({ ...maps.GH, towns, sea, streets: null });
});

test('throws for an unknown country', () => {
  expect(() => drawCountry({ ...mapDefinitions.GH, feature: 'Atlantis' })).toThrow('Atlantis');
});
