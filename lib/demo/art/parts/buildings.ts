import type { Light } from '../palette';
import type { Random } from '../random';
import { box, boxPath, fade, join, many, path, shape } from '../svg';

/** All buildings stand on (0, 0), centred. Light falls from the left, so the right side is in shade. */

/** A plain block of flats or offices with a grid of windows; part of them lit when `lit` is given. */
export function tower(
  random: Random,
  size: { width: number; height: number },
  tones: { wall: string; shade: string; glass: string; lit?: string },
): string {
  const { width: w, height: h } = size;
  const columns = Math.max(2, Math.round(w / 34));
  const rows = Math.max(2, Math.round(h / 44));
  const cw = w / (columns + 0.6);
  const rh = h / (rows + 0.7);
  const panes: string[] = [];
  const litPanes: string[] = [];
  for (let i = 0; i < columns * rows; i += 1) {
    const x = -w / 2 + cw * (0.45 + (i % columns));
    const y = -h + rh * (0.5 + Math.floor(i / columns));
    (tones.lit && random.chance(0.3) ? litPanes : panes).push(boxPath(x, y, cw * 0.58, rh * 0.56));
  }
  return join(
    box(-w / 2, -h, w, h, tones.wall),
    box(w * 0.28, -h, w * 0.22, h, tones.shade),
    path(panes.join(''), tones.glass),
    tones.lit ? path(litPanes.join(''), tones.lit) : '',
  );
}

/** A tower told by its floors: bands of shade and glass with fins. */
export const bandedTower = (
  size: { width: number; height: number },
  tones: { wall: string; shade: string; glass: string },
): string => {
  const { width: w, height: h } = size;
  const floors = Math.max(3, Math.round(h / 40));
  const step = h / floors;
  return join(
    box(-w / 2, -h, w, h, tones.wall),
    path(
      many(floors, (i) => boxPath(-w / 2, -h + i * step + step * 0.42, w, step * 0.42)),
      tones.glass,
    ),
    path(
      many(Math.round(w / 26), (i) => boxPath(-w / 2 + i * 26 + 9, -h, 4, h)),
      tones.wall,
    ),
    fade(0.5, box(w * 0.26, -h, w * 0.24, h, tones.shade)),
    box(-w * 0.16, -h - 16, w * 0.3, 17, tones.wall),
  );
};

/** A row of roofs and blocks along y = 0, from x = 0 to `width`: the far side of a town. */
export function skyline(
  random: Random,
  width: number,
  height: number,
  colour: string,
  glass?: string,
): string {
  const parts: string[] = [];
  const panes: string[] = [];
  for (let x = -20; x < width; ) {
    const w = random.between(46, 120);
    const h = height * random.between(0.25, 1) * (random.chance(0.3) ? 1 : 0.55);
    const roof = random.chance(0.3);
    parts.push(
      roof && h < height * 0.5
        ? `${boxPath(x, -h, w, h)}M${Math.round(x - 8)} ${Math.round(-h)}l${Math.round(w / 2 + 8)} -26 ${Math.round(w / 2 + 8)} 26z`
        : boxPath(x, -h, w, h),
    );
    if (glass && h > height * 0.4) {
      panes.push(many(Math.floor(h / 30) - 1, (row) => boxPath(x + w * 0.2, -h + 16 + row * 28, w * 0.6, 9)));
    }
    x += w + (random.chance(0.35) ? random.between(4, 24) : 0);
  }
  return join(path(parts.join(''), colour), glass ? path(panes.join(''), glass) : '');
}

/** A house under a hipped zinc roof. */
export const house = (
  light: Light,
  size: { width: number; height: number },
  tones: { wall: string; shade: string; roof: string },
): string => {
  const { width: w, height: h } = size;
  const eaves = h * 0.58;
  return join(
    box(-w / 2, -eaves, w, eaves, tones.wall),
    box(w * 0.2, -eaves, w * 0.3, eaves, tones.shade),
    box(-w * 0.08, -eaves * 0.66, w * 0.16, eaves * 0.66, light.trim),
    box(-w * 0.38, -eaves * 0.68, w * 0.17, eaves * 0.34, light.glass),
    box(w * 0.24, -eaves * 0.68, w * 0.15, eaves * 0.34, light.glass),
    shape(tones.roof, -w * 0.57, -eaves, -w * 0.36, -h, w * 0.36, -h, w * 0.57, -eaves),
    fade(0.25, shape(light.shadow, w * 0.1, -h, w * 0.36, -h, w * 0.57, -eaves, w * 0.2, -eaves)),
    fade(0.3, box(-w / 2, -eaves, w, h * 0.05, light.shadow)),
  );
};

/** A shed with a low gable and a big sliding door. */
export function warehouse(
  light: Light,
  size: { width: number; height: number },
  tones: { wall: string; shade: string; roof: string; door: string },
): string {
  const { width: w, height: h } = size;
  const eaves = h * 0.76;
  const ribs = Math.round(w / 26);
  return join(
    shape(tones.wall, -w / 2, 0, -w / 2, -eaves, 0, -h, w / 2, -eaves, w / 2, 0),
    fade(
      0.5,
      path(
        many(ribs, (i) => boxPath(-w / 2 + i * 26 + 10, -eaves, 4, eaves)),
        tones.shade,
      ),
    ),
    shape(tones.shade, w * 0.3, 0, w * 0.3, -eaves * 1.13, w / 2, -eaves, w / 2, 0),
    shape(
      tones.roof,
      -w * 0.54,
      -eaves + 4,
      0,
      -h - 14,
      w * 0.54,
      -eaves + 4,
      w * 0.54,
      -eaves - 20,
      0,
      -h - 40,
      -w * 0.54,
      -eaves - 20,
    ),
    box(-w * 0.26, -h * 0.56, w * 0.46, h * 0.56, light.dark),
    box(-w * 0.26, -h * 0.56, w * 0.46, h * 0.2, tones.door),
    fade(
      0.3,
      path(
        many(5, (i) => boxPath(-w * 0.26, -h * 0.56 + i * h * 0.04, w * 0.46, 3)),
        light.shadow,
      ),
    ),
  );
}

/** A silo or tank with a conical cap. */
export const silo = (
  width: number,
  height: number,
  tones: { wall: string; shade: string; cap: string },
): string =>
  join(
    box(-width / 2, -height, width, height, tones.wall),
    box(width * 0.12, -height, width * 0.38, height, tones.shade),
    fade(
      0.25,
      path(
        many(Math.round(height / 46), (i) => boxPath(-width / 2, -i * 46 - 6, width, 3)),
        tones.cap,
      ),
    ),
    shape(tones.cap, -width * 0.54, -height, 0, -height - width * 0.36, width * 0.54, -height),
  );

/** A water tank on a steel tower. */
export const waterTower = (light: Light, height: number, tank: string): string => {
  const w = height * 0.3;
  const legTop = -height * 0.66;
  return join(
    `<path d="M${-w * 0.5} 0L${-w * 0.4} ${legTop}M${w * 0.5} 0L${w * 0.4} ${legTop}M${-w * 0.46} ${legTop * 0.34}L${w * 0.42} ${legTop * 0.76}M${w * 0.46} ${legTop * 0.34}L${-w * 0.42} ${legTop * 0.76}M${-w * 0.47} ${legTop * 0.3}H${w * 0.47}" stroke="${light.dark}" stroke-width="6" fill="none"/>`,
    box(-w * 0.56, legTop - 8, w * 1.12, 12, light.dark),
    box(-w / 2, -height * 0.98, w, height * 0.31, tank, 14),
    fade(0.25, box(w * 0.14, -height * 0.98, w * 0.36, height * 0.31, light.shadow, 14)),
    box(-w * 0.16, -height * 1.01, w * 0.32, height * 0.05, tank, 6),
    fade(
      0.3,
      path(
        many(3, (i) => boxPath(-w / 2, -height * 0.92 + i * height * 0.07, w, 4)),
        light.shadow,
      ),
    ),
  );
};
