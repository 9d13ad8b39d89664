import { readdirSync, readFileSync } from 'node:fs';
import { geoMercator } from 'd3-geo';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '@/schemas/country';
import { activeMap } from './active-map';
import { drawCountry } from './draw-country';
import { maps } from './generated/maps';
import { mappedCountries } from './mapped-countries';
import { project } from './project';

describe.each(countryCodes)('%s', (code) => {
  const { towns, sea, drawing } = mappedCountries[code];
  const drawn = maps[code];

  test('is what the atlas and the projection give today', () => {
    const { map, svg } = drawCountry(mappedCountries[code]);
    expect(drawn).toEqual(map);
    expect(readFileSync(`public${drawn.file}`, 'utf8')).toBe(svg);
    expect(readdirSync('public/drawn').filter((file) => file.startsWith(`${drawing}-`))).toHaveLength(1);
    // A page's map must not weigh more than its other pictures.
    expect(svg.length).toBeLessThan(25_000);
  });

  test('has its towns where d3-geo places them, and inside the drawing with the sea', () => {
    const projection = geoMercator().scale(drawn.scale).translate([drawn.translateX, drawn.translateY]);
    for (const spot of sea ? [...towns, sea] : towns) {
      const [x, y] = projection([spot.longitude, spot.latitude]) ?? [];
      const point = project(drawn, spot);
      // To a thousandth of the width: rounding the scale costs more, the nearer the map shows.
      expect(Math.hypot(point.x - (x ?? Number.NaN), point.y - (y ?? Number.NaN))).toBeLessThan(0.6);
      expect(point.x > 0 && point.x < drawn.width, spot.name).toBe(true);
      expect(point.y > 0 && point.y < drawn.height, spot.name).toBe(true);
    }
  });
});

test('the one shown is the active country’s', () => {
  const { towns, sea } = mappedCountries.GH;
  expect(activeMap).toEqual({ ...maps.GH, towns, sea, streets: null });
});

test('says so when there is no such country', () => {
  expect(() => drawCountry({ ...mappedCountries.GH, feature: 'Atlantis' })).toThrow('Atlantis');
});
