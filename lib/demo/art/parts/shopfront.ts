import type { Light } from '../palette';
import { box, boxPath, clip, disc, fade, join, many, n, path, put, rule, shape } from '../svg';

/** A striped awning hanging from y = 0 down to `drop`, `width` wide, centred; scalloped at its hem. */
export function awning(light: Light, width: number, drop: number, colour: string, pale: string): string {
  const count = Math.max(5, 2 * Math.round(width / 130) + 1);
  const top = (width * 0.92) / count;
  const hem = width / count;
  const stripe = (i: number): string => {
    const a = -width * 0.46 + i * top;
    const b = -width / 2 + i * hem;
    return `M${n(a)} 0h${n(top)}L${n(b + hem)} ${n(drop * 0.78)}a${n(hem / 2)} ${n(drop * 0.24)} 0 0 1 ${n(-hem)} 0z`;
  };
  const stripes = (parity: number) => many(count, (i) => (i % 2 === parity ? stripe(i) : ''));
  return join(
    fade(
      0.22,
      shape(
        light.shadow,
        -width * 0.46,
        drop * 0.5,
        width * 0.5,
        drop * 0.5,
        width * 0.53,
        drop * 1.4,
        -width * 0.42,
        drop * 1.4,
      ),
    ),
    path(stripes(0), colour),
    path(stripes(1), pale),
    fade(
      0.14,
      shape(
        light.shadow,
        -width * 0.486,
        drop * 0.5,
        width * 0.486,
        drop * 0.5,
        width / 2,
        drop * 0.78,
        -width / 2,
        drop * 0.78,
      ),
    ),
    box(-width * 0.47, -8, width * 0.94, 14, light.trim, 4),
  );
}

/** A panelled door on (0, 0), centred. */
export const door = (light: Light, width: number, height: number, colour: string): string =>
  join(
    box(-width / 2 - 10, -height - 10, width + 20, height + 10, light.trim),
    box(-width / 2, -height, width, height, colour),
    box(-width * 0.36, -height * 0.92, width * 0.72, height * 0.5, light.glass),
    fade(
      0.3,
      shape(
        light.glassLight,
        -width * 0.36,
        -height * 0.6,
        width * 0.1,
        -height * 0.92,
        width * 0.34,
        -height * 0.92,
        -width * 0.36,
        -height * 0.46,
      ),
    ),
    fade(0.2, box(-width * 0.36, -height * 0.34, width * 0.72, height * 0.24, light.shadow)),
    disc(width * 0.36, -height * 0.4, 6, light.second),
    box(-width / 2 - 26, -8, width + 52, 16, light.groundShade),
  );

/** A shop window on (0, 0), centred; `goods` are drawn on its sill, from (0, 0) upwards, and cut off at the frame. */
function shopWindow(light: Light, width: number, height: number, goods: string): string {
  const glare = light.name === 'evening' ? 0.16 : 0.12;
  return join(
    box(-width / 2 - 12, -height - 12, width + 24, height + 24, light.trim),
    box(-width / 2, -height, width, height, light.glass),
    clip(
      boxPath(-width / 2, -height, width, height),
      join(
        fade(0.5, box(-width / 2, -height * 0.3, width, height * 0.3, light.glassLight)),
        goods,
        fade(
          glare,
          shape(
            light.light,
            -width * 0.5,
            -height * 0.2,
            width * 0.05,
            -height,
            width * 0.3,
            -height,
            -width * 0.5,
            height * 0.22,
          ),
        ),
      ),
    ),
    box(-width / 2 - 20, 6, width + 40, 14, light.wallShade),
  );
}

export type Roof = 'parapet' | 'stepped' | 'gable' | 'zinc';

function roofLine(light: Light, roof: Roof, w: number, h: number): string {
  if (roof === 'gable') {
    return join(
      shape(light.wall, -w / 2, -h, 0, -h - w * 0.15, w / 2, -h),
      shape(
        light.trim,
        -w * 0.54,
        -h + 6,
        0,
        -h - w * 0.17,
        w * 0.54,
        -h + 6,
        w * 0.54,
        -h - 14,
        0,
        -h - w * 0.17 - 24,
        -w * 0.54,
        -h - 14,
      ),
      disc(0, -h - w * 0.05, w * 0.032, light.trim),
    );
  }
  if (roof === 'zinc') {
    return join(
      shape(light.accent, -w * 0.56, -h + 10, -w * 0.46, -h - 92, w * 0.46, -h - 92, w * 0.56, -h + 10),
      fade(
        0.25,
        rule(
          many(
            17,
            (i) =>
              `M${n(-w * 0.44 + i * w * 0.055)} ${n(-h - 92)}L${n(-w * 0.535 + i * w * 0.0669)} ${n(-h + 10)}`,
          ),
          light.shadow,
          4,
        ),
      ),
      fade(
        0.18,
        shape(light.shadow, w * 0.2, -h - 92, w * 0.46, -h - 92, w * 0.56, -h + 10, w * 0.26, -h + 10),
      ),
    );
  }
  const step = roof === 'stepped';
  return join(
    step ? box(-w * 0.26, -h - 64, w * 0.52, 70, light.wall) : '',
    step ? box(-w * 0.28, -h - 78, w * 0.56, 18, light.trim) : '',
    box(-w / 2 - 14, -h - 16, w + 28, 30, light.trim),
    step ? disc(0, -h - 34, 17, light.second) : '',
  );
}

/** A board over the shop: no lettering, only the trade's emblem between two woven bars. */
const signBoard = (light: Light, width: number, height: number, emblem: string): string => {
  const bar = (x: number, w: number) =>
    join(
      path(
        many(Math.floor(w / 24), (i) => boxPath(x + i * 24, -height * 0.16, 14, height * 0.12)),
        light.second,
      ),
      path(
        many(Math.floor(w / 24), (i) => boxPath(x + i * 24 + 10, height * 0.04, 14, height * 0.12)),
        light.secondLight,
      ),
    );
  const reach = width / 2 - height * 0.95;
  return join(
    box(-width / 2, -height / 2, width, height, light.trim, 6),
    bar(-width / 2 + height * 0.3, reach),
    bar(width / 2 - height * 0.3 - reach + 8, reach),
    disc(0, 0, height * 0.66, light.light),
    put(0, 0, emblem, height / 100),
  );
};

type Front = {
  width: number;
  height: number;
  roof: Roof;
  /** Drawn on the board, about 80 px across, centred on (0, 0). */
  emblem: string;
  /** Goods for a window of the given size. */
  display: (width: number, height: number) => string;
  doorAt: 'right' | 'middle';
  bare?: boolean;
};

/** A whole shop standing on (0, 0), centred. */
export function shopfront(light: Light, front: Front): string {
  const { width: w, height: h } = front;
  const doorWidth = 124;
  const doorHeight = h * 0.5;
  const windowHeight = h * 0.34;
  const sill = -h * 0.12;
  const single = front.doorAt === 'right';
  const windowWidth = single ? w * 0.6 : w * 0.29;
  const panes = single
    ? put(
        -w * 0.13,
        sill,
        shopWindow(light, windowWidth, windowHeight, front.display(windowWidth, windowHeight)),
      )
    : join(
        put(
          -w * 0.29,
          sill,
          shopWindow(light, windowWidth, windowHeight, front.display(windowWidth, windowHeight)),
        ),
        put(
          w * 0.29,
          sill,
          shopWindow(light, windowWidth, windowHeight, front.display(windowWidth, windowHeight)),
        ),
      );
  return join(
    fade(0.16, shape(light.shadow, w / 2, 0, w / 2, -h * 0.55, w / 2 + h * 0.5, 0)),
    box(-w / 2, -h, w, h, light.wall),
    box(w * 0.36, -h, w * 0.14, h, light.wallShade),
    box(-w / 2, -h * 0.1, w, h * 0.1, light.accent),
    fade(0.2, box(w * 0.36, -h * 0.1, w * 0.14, h * 0.1, light.shadow)),
    roofLine(light, front.roof, w, h),
    put(single ? w * 0.34 : 0, 0, door(light, doorWidth, doorHeight, light.accent)),
    panes,
    put(0, -h * 0.8, signBoard(light, w * 0.86, 84, front.emblem)),
    front.bare ? '' : put(0, -h * 0.66, awning(light, w * 0.98, h * 0.2, light.accent, light.light)),
  );
}
