import { readFileSync } from 'node:fs';
import { geoMercator } from 'd3-geo';
import { describe, expect, test } from 'vitest';
import { drawCountry } from './draw-country';
import { ghana } from './generated/ghana';
import { project } from './project';
import { towns } from './towns';

describe('the drawn country', () => {
  test('is what the atlas and the projection give today', () => {
    const { map, svg } = drawCountry('Ghana');
    expect(ghana).toEqual(map);
    expect(readFileSync(`public${ghana.file}`, 'utf8')).toBe(svg);
  });

  test('says so when there is no such country', () => {
    expect(() => drawCountry('Atlantis')).toThrow('Atlantis');
  });

  test.each(towns)('$name is placed as d3-geo places it', (town) => {
    const projection = geoMercator().scale(ghana.scale).translate([ghana.translateX, ghana.translateY]);
    const [x, y] = projection([town.longitude, town.latitude]) ?? [];
    const point = project(ghana, town);
    expect(point.x).toBeCloseTo(x ?? Number.NaN, 0);
    expect(point.y).toBeCloseTo(y ?? Number.NaN, 0);
  });

  test('every town lies inside the drawing', () => {
    for (const town of towns) {
      const { x, y } = project(ghana, town);
      expect(x > 0 && x < ghana.width && y > 0 && y < ghana.height, town.name).toBe(true);
    }
  });
});
