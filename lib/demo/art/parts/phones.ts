import type { Light } from '../palette';
import { box, boxPath, disc, join, many, path, put, rule, stroke } from '../svg';
import { onGlass } from './glass-counter';

/** A telephone standing on (0, 0), its screen lit. */
export const phone = (height: number, shell: string, glow: string, icons: string): string => {
  const w = height * 0.54;
  return join(
    box(-w / 2, -height, w, height, shell, w * 0.16),
    box(-w * 0.4, -height * 0.92, w * 0.8, height * 0.76, glow, w * 0.05),
    path(
      many(6, (i) =>
        boxPath(
          -w * 0.29 + (i % 3) * w * 0.22,
          -height * 0.82 + Math.floor(i / 3) * height * 0.16,
          w * 0.14,
          w * 0.14,
        ),
      ),
      icons,
    ),
    box(-w * 0.29, -height * 0.42, w * 0.58, height * 0.06, icons, 2),
    disc(0, -height * 0.08, w * 0.08, icons),
  );
};

const glows = (light: Light) => [light.accentLight, light.second, light.accent, light.trim];

/** Telephones side by side on (0, 0), as wide as they are given. */
export const phoneRow = (light: Light, width: number, height: number, shell = onGlass(light)): string => {
  const count = Math.max(2, Math.floor(width / (height * 0.86)));
  return many(count, (i) =>
    put(
      -width / 2 + ((i + 0.5) * width) / count,
      0,
      phone(height, shell, glows(light)[i % 4] ?? light.accent, light.light),
    ),
  );
};

/** Boards of telephones, from (0, 0) up. */
export const phoneShelf = (light: Light, width: number, height: number, rows: number): string =>
  many(rows, (row) =>
    put(
      width / 2,
      (-row * height) / rows - 12,
      join(
        phoneRow(light, width, (height / rows) * 0.7, light.dark),
        box(-width / 2 - 8, 0, width + 16, 12, light.bark),
      ),
    ),
  );

/** Headphones hung by their band; (0, 0) is its top. */
export const headphones = (width: number, band: string, pads: string): string =>
  join(
    stroke(
      `M${-width * 0.4} ${width * 0.6}V${width * 0.42}A${width * 0.4} ${width * 0.42} 0 0 1 ${width * 0.4} ${width * 0.42}V${width * 0.6}`,
      band,
      width * 0.1,
    ),
    box(-width * 0.52, width * 0.46, width * 0.24, width * 0.42, pads, width * 0.08),
    box(width * 0.28, width * 0.46, width * 0.24, width * 0.42, pads, width * 0.08),
  );

/** A telephone’s cover in its colour, hung up; (0, 0) is the middle of its top. */
const cover = (height: number, colour: string, hole: string): string => {
  const w = height * 0.54;
  return join(
    box(-w / 2, 0, w, height, colour, w * 0.18),
    box(-w * 0.36, height * 0.08, w * 0.4, height * 0.2, hole, w * 0.1),
  );
};

/** A charger’s cable in a loop under its plug; (0, 0) is the top. */
const charger = (height: number, plug: string, cable: string): string =>
  join(
    stroke(`M0 ${height * 0.3}v${height * 0.16}a${height * 0.24} ${height * 0.24} 0 1 0 .1 0`, cable, 6),
    box(-height * 0.14, 0, height * 0.28, height * 0.3, plug, 4),
  );

/** A board hung with covers, headphones and chargers; (0, 0) is its top left corner. */
export const accessoryBoard = (light: Light, width: number, height: number): string => {
  const step = { x: width / 4, y: height / 3 };
  const size = Math.min(step.x * 1.1, step.y * 0.66);
  return join(
    box(-10, -10, width + 20, height + 20, light.bark, 6),
    box(0, 0, width, height, light.light),
    many(12, (i) => {
      const colour = glows(light)[(i * 3) % 4] ?? light.accent;
      const hung = [
        cover(size, colour, light.light),
        headphones(size * 0.9, light.dark, colour),
        cover(size, light.dark, light.secondLight),
        charger(size, light.dark, colour),
      ][(i + Math.floor(i / 4)) % 4];
      return put(
        (0.5 + (i % 4)) * step.x,
        (0.2 + Math.floor(i / 4)) * step.y,
        join(rule('M0 -8V4', light.bark, 4), hung ?? ''),
      );
    }),
  );
};
