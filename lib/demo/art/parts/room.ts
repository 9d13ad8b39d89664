import type { Light } from '../palette';
import type { Random } from '../random';
import { box, boxPath, clip, disc, fade, join, many, n, path, rule, shape, threads } from '../svg';
import { hills } from './land';

type RoomTones = { wall: string; floor: string; skirting: string };

/** Calm wall and floor colours for the hour. */
export const roomTones = (light: Light): RoomTones =>
  ({
    dawn: { wall: '#f3e7cc', floor: '#dcc79d', skirting: light.trim },
    noon: { wall: '#cfdccb', floor: '#e6d3a6', skirting: light.accent },
    dusk: { wall: '#eec4a4', floor: '#c9815f', skirting: light.trim },
    evening: { wall: '#1d4c3c', floor: '#12352a', skirting: '#0e2a21' },
  })[light.name];

/** A room seen straight on: wall, boarded floor from `floorAt` and a slant of light across both. */
export function room(light: Light, width: number, height: number, floorAt: number, slant = 0.3): string {
  const tones = roomTones(light);
  const lines = threads(light.light, light.name === 'evening' ? 0.04 : 0.22, 10);
  const boards = many(9, (i) => {
    const x = (width / 8) * i;
    return `M${n(x)} ${n(floorAt)}L${n(width / 2 + (x - width / 2) * 1.7)} ${n(height)}`;
  });
  const x = width * slant;
  return join(
    lines.definition,
    box(0, 0, width, floorAt, tones.wall),
    box(0, 0, width, floorAt, lines.paint),
    box(0, floorAt, width, height - floorAt, tones.floor),
    fade(0.35, rule(boards, light.shadow, 2)),
    box(0, floorAt - 18, width, 18, tones.skirting),
    fade(
      light.name === 'evening' ? 0.06 : 0.4,
      shape(light.light, x, 0, x + width * 0.2, 0, x + width * 0.5, floorAt, x + width * 0.24, floorAt),
      shape(
        light.light,
        x + width * 0.25,
        0,
        x + width * 0.31,
        0,
        x + width * 0.62,
        floorAt,
        x + width * 0.54,
        floorAt,
      ),
    ),
  );
}

/** A window with a view of hills and sun; (0, 0) is its top left corner. */
export const windowView = (random: Random, light: Light, width: number, height: number): string =>
  join(
    box(-14, -14, width + 28, height + 28, light.trim, 4),
    box(0, 0, width, height, light.skyTop),
    clip(
      boxPath(0, 0, width, height),
      join(
        disc(width * 0.68, height * 0.34, height * 0.16, light.sun),
        hills(random, Math.max(260, width), height * 0.62, height * 0.08, height, light.mid),
        hills(random, Math.max(260, width), height * 0.82, height * 0.08, height, light.near),
      ),
    ),
    rule(`M${n(width / 2)} 0V${n(height)}M0 ${n(height * 0.5)}H${n(width)}`, light.trim, 10),
    box(-24, height + 10, width + 48, 16, light.trim, 4),
  );

/** Glazed tiles on a wall from (x, y). */
export const tiles = (
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
): string => {
  const columns = Math.floor(width / size);
  const rows = Math.floor(height / size);
  const grid = `${many(columns + 1, (i) => `M${n(x + i * size)} ${n(y)}v${n(rows * size)}`)}${many(rows + 1, (i) => `M${n(x)} ${n(y + i * size)}h${n(columns * size)}`)}`;
  return join(
    fade(0.5, box(x, y, columns * size, rows * size, light.light)),
    fade(0.4, rule(grid, light.groundShade, 3)),
  );
};

/** Checkered floor tiles in perspective, from `top` to the foot of the picture. */
export const checkedFloor = (width: number, top: number, bottom: number, colour: string): string => {
  const rows = 5;
  const columns = 12;
  const line = (row: number) => top + (bottom - top) * (row / rows) ** 1.5;
  const across = (column: number, y: number) => {
    const spread = 1 + ((y - top) / (bottom - top)) * 0.8;
    return width / 2 + (column / columns - 0.5) * width * 1.2 * spread;
  };
  const cells = many(rows * columns, (i) => {
    const row = Math.floor(i / columns);
    const column = i % columns;
    if ((row + column) % 2) return '';
    const y1 = line(row);
    const y2 = line(row + 1);
    return `M${n(across(column, y1))} ${n(y1)}L${n(across(column + 1, y1))} ${n(y1)} ${n(across(column + 1, y2))} ${n(y2)} ${n(across(column, y2))} ${n(y2)}z`;
  });
  return fade(0.3, path(cells, colour));
};
