import { brandMark } from '../brand/brand-mark';
import { colours, type Light } from '../palette';
import { door } from '../parts/shopfront';
import { box, boxPath, disc, fade, join, many, path, put, shape } from '../svg';
import type { Stage } from './scene';

/** A screen of pierced blocks, as keeps the sun out of a stair. */
const breezeBlocks = (light: Light, width: number, height: number): string => {
  const size = 26;
  const columns = Math.floor(width / size);
  const rows = Math.floor(height / size);
  return join(
    box(0, 0, width, height, light.wallShade),
    path(
      many(columns * rows, (i) => {
        const x = (i % columns) * size + size / 2;
        const y = Math.floor(i / columns) * size + size / 2;
        return `M${x} ${y - 9}l9 9l-9 9l-9 -9z`;
      }),
      light.glass,
    ),
  );
};

const windowRow = (light: Light, width: number, count: number, height: number): string => {
  const step = width / count;
  return many(count, (i) =>
    join(
      box(i * step + 10, 0, step - 20, height, light.trim),
      box(i * step + 18, 8, step - 36, height - 16, light.glass),
      fade(
        0.3,
        shape(
          light.glassLight,
          i * step + 18,
          height * 0.7,
          i * step + step * 0.5,
          8,
          i * step + step - 18,
          8,
          i * step + 18,
          height - 8,
        ),
      ),
    ),
  );
};

type Plan = { width: number; storeys: number; screen: boolean; roof: 'slab' | 'hip' | 'butterfly' };

function roof(light: Light, { width: w, roof: kind }: Plan, top: number): string {
  if (kind === 'hip') {
    return join(
      shape(light.accent, -w * 0.56, top, -w * 0.4, top - 110, w * 0.4, top - 110, w * 0.56, top),
      fade(0.2, shape(light.shadow, w * 0.16, top - 110, w * 0.4, top - 110, w * 0.56, top, w * 0.24, top)),
      box(-w * 0.57, top - 4, w * 1.14, 16, light.trim),
    );
  }
  if (kind === 'butterfly') {
    return join(
      shape(light.wall, -w / 2, top, -w / 2, top - 60, w * 0.1, top - 20, w / 2, top - 80, w / 2, top),
      shape(
        light.trim,
        -w * 0.56,
        top - 84,
        w * 0.1,
        top - 34,
        w * 0.56,
        top - 104,
        w * 0.56,
        top - 76,
        w * 0.1,
        top - 6,
        -w * 0.56,
        top - 56,
      ),
    );
  }
  return join(
    box(-w * 0.54, top - 26, w * 1.08, 34, light.trim),
    box(-w * 0.18, top - 70, w * 0.3, 46, light.wall),
    box(-w * 0.2, top - 80, w * 0.34, 16, light.trim),
  );
}

const groundFloor = (light: Light, w: number): string =>
  join(
    box(-w / 2, -190, w, 190, light.accent),
    fade(0.2, box(w * 0.34, -190, w * 0.16, 190, light.shadow)),
    put(-w * 0.47, -160, windowRow(light, w * 0.5, 3, 130)),
    put(w * 0.24, 0, door(light, 130, 156, light.trim)),
    box(w * 0.4, -150, w * 0.07, 110, light.glass),
    fade(0.25, shape(light.shadow, w * 0.06, -196, w * 0.46, -196, w * 0.46, -166, w * 0.06, -166)),
    box(w * 0.05, -214, w * 0.42, 24, light.light),
  );

/** The office of a town: two or three storeys, shade, a screen of blocks and the network's sign. */
export function officeBuilding({ light, random }: Stage): string {
  const plan: Plan = {
    width: random.whole(640, 760),
    storeys: random.whole(1, 2),
    screen: random.chance(0.6),
    roof: random.pick(['slab', 'hip', 'butterfly']),
  };
  const w = plan.width;
  const storey = 136;
  const top = -190 - plan.storeys * storey - 70;
  return join(
    fade(0.16, shape(light.shadow, w / 2, 0, w / 2, top * 0.7, w / 2 - top * 0.6, 0)),
    box(-w / 2, top, w, -top, light.wall),
    box(w * 0.34, top, w * 0.16, -top, light.wallShade),
    many(plan.storeys, (i) =>
      join(
        put(-w * 0.47, -190 - 74 - (i + 1) * storey + 26, windowRow(light, w * 0.6, 4, 88)),
        box(-w / 2, -190 - 70 - i * storey - 12, w * 0.66, 12, light.wallShade),
      ),
    ),
    plan.screen
      ? put(w * 0.18, top + 24, breezeBlocks(light, w * 0.2, -top - 300))
      : put(w * 0.16, top + 40, windowRow(light, w * 0.26, 1, -top - 340)),
    groundFloor(light, w),
    box(-w / 2, -262, w, 72, light.trim),
    path(
      many(
        Math.floor((w * 0.36) / 26),
        (i) => boxPath(-w * 0.3 + i * 26, -234, 15, 8) + boxPath(-w * 0.3 + 11 + i * 26, -222, 15, 8),
      ),
      light.second,
    ),
    disc(-w * 0.4, -226, 46, light.light),
    put(
      -w * 0.4,
      -226,
      brandMark(62, light.trim === light.light ? light.dark : colours.forest, colours.gold),
    ),
    roof(light, plan, top),
  );
}
