import { colours } from '../palette';
import { disc, fade, join, many, n, oval, path, put, stroke } from '../svg';

export type Person = {
  skin: string;
  hair: 'crop' | 'grey' | 'bun' | 'wrap' | 'braids';
  outfit: 'suit' | 'shirt' | 'kaba' | 'smock';
  /** The garment, its pattern or shirt, and the trousers, skirt or headcloth. */
  main: string;
  second: string;
  third: string;
  arm: 'reach' | 'down' | 'hold' | 'wave';
  glasses?: boolean;
};

const DARK = '#14100d';

/** Head and neck in profile, facing right, on a neck that ends at (0, 0); `h` from chin to crown. */
function profileHead(h: number, person: Person): string {
  const p = (x: number, y: number) => `${n(x * h)} ${n(y * h)}`;
  const face = `M${p(-0.24, 0.1)}C${p(-0.22, -0.1)} ${p(-0.46, -0.3)} ${p(-0.46, -0.62)}C${p(-0.46, -0.9)} ${p(-0.24, -1.12)} ${p(0.02, -1.12)}C${p(0.26, -1.12)} ${p(0.38, -0.96)} ${p(0.39, -0.76)}Q${p(0.4, -0.68)} ${p(0.4, -0.64)}Q${p(0.5, -0.48)} ${p(0.52, -0.42)}Q${p(0.52, -0.36)} ${p(0.42, -0.36)}Q${p(0.5, -0.3)} ${p(0.47, -0.255)}Q${p(0.5, -0.2)} ${p(0.42, -0.16)}Q${p(0.44, -0.02)} ${p(0.3, 0)}Q${p(0.18, 0.02)} ${p(0.12, -0.02)}L${p(0.18, 0.3)}H${n(-0.28 * h)}z`;
  const ear = oval(-0.06 * h, -0.46 * h, 0.075 * h, 0.115 * h, person.skin);
  const lines = join(
    fade(
      0.25,
      path(
        `M${p(0.12, -0.03)}Q${p(0.02, -0.1)} ${p(-0.06, -0.26)}L${p(-0.22, 0.02)}L${p(-0.12, 0.3)}H${n(0.18 * h)}z`,
        DARK,
      ),
    ),
    oval(0.27 * h, -0.6 * h, 0.032 * h, 0.042 * h, DARK),
    stroke(`M${p(0.18, -0.71)}Q${p(0.26, -0.76)} ${p(0.35, -0.72)}`, DARK, 0.035 * h),
    fade(0.55, stroke(`M${p(0.44, -0.255)}Q${p(0.36, -0.25)} ${p(0.32, -0.29)}`, DARK, 0.025 * h)),
    person.glasses
      ? stroke(
          `M${p(-0.04, -0.62)}L${p(0.16, -0.62)}M${n(0.36 * h)} ${n(-0.6 * h)}a${n(0.1 * h)} ${n(0.1 * h)} 0 1 0 ${n(-0.2 * h)} 0a${n(0.1 * h)} ${n(0.1 * h)} 0 1 0 ${n(0.2 * h)} 0`,
          colours.gold,
          0.024 * h,
        )
      : '',
  );
  return join(
    hairBehind(h, person),
    path(face, person.skin),
    lines,
    hairOver(h, person),
    ear,
    fade(0.3, oval(-0.05 * h, -0.46 * h, 0.035 * h, 0.065 * h, DARK)),
  );
}

const hairColour = (person: Person): string => (person.hair === 'grey' ? '#b9b2a4' : '#1a1410');

function hairBehind(h: number, person: Person): string {
  if (person.hair === 'bun') return disc(-0.5 * h, -0.78 * h, 0.24 * h, hairColour(person));
  if (person.hair === 'braids')
    return path(
      `M${n(-0.1 * h)} ${n(-1 * h)}Q${n(-0.72 * h)} ${n(-0.9 * h)} ${n(-0.6 * h)} ${n(0.34 * h)}Q${n(-0.4 * h)} ${n(0.5 * h)} ${n(-0.2 * h)} ${n(0.3 * h)}L${n(-0.1 * h)} ${n(-0.5 * h)}z`,
      hairColour(person),
    );
  return '';
}

function hairOver(h: number, person: Person): string {
  const p = (x: number, y: number) => `${n(x * h)} ${n(y * h)}`;
  if (person.hair === 'wrap') {
    return join(
      path(
        `M${p(-0.44, -0.5)}C${p(-0.7, -0.8)} ${p(-0.56, -1.36)} ${p(-0.1, -1.36)}C${p(0.3, -1.36)} ${p(0.5, -1.06)} ${p(0.42, -0.84)}C${p(0.2, -0.92)} ${p(0, -0.84)} ${p(-0.12, -0.64)}Q${p(-0.24, -0.5)} ${p(-0.44, -0.5)}z`,
        person.third,
      ),
      path(
        `M${p(-0.5, -0.62)}Q${p(-0.9, -0.84)} ${p(-0.78, -1.16)}Q${p(-0.6, -1.04)} ${p(-0.44, -0.8)}z`,
        person.third,
      ),
      fade(
        0.35,
        stroke(
          `M${p(0.4, -0.9)}Q${p(0.1, -1.04)} ${p(-0.4, -0.64)}M${p(0.3, -1.12)}Q${p(0, -1.2)} ${p(-0.48, -0.8)}M${p(0.06, -1.32)}Q${p(-0.3, -1.26)} ${p(-0.5, -0.98)}`,
          DARK,
          0.03 * h,
        ),
      ),
    );
  }
  const cap = `M${p(-0.3, -0.28)}C${p(-0.6, -0.5)} ${p(-0.56, -1.2)} ${p(0, -1.2)}C${p(0.3, -1.2)} ${p(0.44, -1.02)} ${p(0.41, -0.84)}Q${p(0.16, -0.92)} ${p(0.06, -0.72)}Q${p(0.02, -0.58)} ${p(-0.06, -0.58)}Q${p(-0.16, -0.56)} ${p(-0.17, -0.4)}z`;
  return path(cap, hairColour(person));
}

/** The front arm, from the shoulder at (0, 0). */
function frontArm(h: number, person: Person, sleeve: string): string {
  const joints = {
    reach: [0.62, 1.25, 1.75, 1.05],
    hold: [0.42, 1.35, 1.3, 0.9],
    down: [0.22, 1.5, 0.3, 2.75],
    wave: [0.95, 0.6, 1.15, -0.7],
  }[person.arm];
  const [ex = 0, ey = 0, hx = 0, hy = 0] = joints;
  const bare = person.outfit === 'kaba' || person.outfit === 'shirt';
  const reach = bare ? 0.35 : 0.8;
  const cx = ex + (hx - ex) * reach;
  const cy = ey + (hy - ey) * reach;
  return join(
    stroke(
      `M0 0Q${n(ex * h * 0.7)} ${n(ey * h)} ${n(ex * h)} ${n(ey * h)}L${n(hx * h)} ${n(hy * h)}`,
      person.skin,
      h * 0.27,
    ),
    stroke(
      `M0 0Q${n(ex * h * 0.7)} ${n(ey * h)} ${n(ex * h)} ${n(ey * h)}L${n(cx * h)} ${n(cy * h)}`,
      sleeve,
      h * 0.42,
    ),
    disc(hx * h + h * 0.06, hy * h, h * 0.19, person.skin),
    stroke(`M${n(hx * h)} ${n(hy * h - h * 0.06)}l${n(h * 0.2)} ${n(-h * 0.14)}`, person.skin, h * 0.1),
  );
}

/** Shoulders to hips, neck at (0, 0), for `h` the height of the head. */
function torso(h: number, person: Person): string {
  const p = (x: number, y: number) => `${n(x * h)} ${n(y * h)}`;
  const wide = person.outfit === 'smock' ? 1.15 : person.outfit === 'kaba' ? 0.62 : 0.72;
  const long = person.outfit === 'smock' ? 3.3 : person.outfit === 'suit' ? 2.9 : 2.35;
  const body = `M${p(-0.3, 0.12)}Q${p(-0.78, 0.2)} ${p(-0.82, 0.7)}Q${p(-0.78, 1.5)} ${p(-wide * 0.86, 1.9)}L${p(-wide, long)}H${n(wide * h)}L${p(wide * 0.8, 1.9)}Q${p(0.8, 1.3)} ${p(0.74, 0.66)}Q${p(0.66, 0.2)} ${p(0.2, 0.12)}z`;
  const detail = {
    suit: join(
      path(`M${p(0.02, 0.14)}L${p(0.24, 0.12)}L${p(0.5, 1.5)}L${p(0.36, 1.5)}z`, person.second),
      path(`M${p(0.2, 0.24)}l${p(0.1, 0)}L${p(0.46, 1.4)}h${n(-0.08 * h)}z`, person.third),
      fade(
        0.25,
        path(`M${p(-0.04, 0.12)}L${p(0.4, 1.6)}L${p(0.3, 1.1)}L${p(0.1, 0.66)}L${p(0.2, 0.56)}z`, DARK),
      ),
    ),
    shirt: join(
      path(`M${p(-0.06, 0.06)}L${p(0.28, 0.04)}L${p(0.3, 0.34)}L${p(0.12, 0.22)}z`, person.second),
      stroke(`M${p(0.24, 0.34)}L${p(0.44, 2.2)}`, person.second, h * 0.05),
    ),
    kaba: join(
      path(
        `M${p(-0.3, 0.12)}Q${p(0, 0.5)} ${p(0.26, 0.12)}L${p(0.36, 0.2)}Q${p(0.02, 0.76)} ${p(-0.42, 0.2)}z`,
        person.second,
      ),
      path(`M${p(-0.54, 1.78)}H${n(0.52 * h)}v${n(0.16 * h)}H${n(-0.54 * h)}z`, person.second),
    ),
    smock: join(
      ...[-0.75, -0.35, 0.05, 0.45].map((x, i) =>
        path(
          `M${p(x * 0.7, 0.3)}h${n(0.13 * h)}L${p(x * 1.15 + 0.2, long)}h${n(-0.2 * h)}z`,
          i % 2 ? person.second : person.third,
        ),
      ),
      path(`M${p(-0.1, 0.1)}L${p(0.26, 0.1)}L${p(0.2, 0.9)}z`, person.second),
    ),
  }[person.outfit];
  return join(path(body, person.main), detail);
}

function legs(h: number, person: Person): string {
  if (person.outfit === 'kaba') {
    const skirt = `M${n(-0.56 * h)} ${n(-4.1 * h)}H${n(0.54 * h)}Q${n(0.8 * h)} ${n(-2.4 * h)} ${n(0.56 * h)} ${n(-1.3 * h)}L${n(0.95 * h)} ${n(-0.12 * h)}H${n(-0.9 * h)}L${n(-0.56 * h)} ${n(-1.3 * h)}Q${n(-0.8 * h)} ${n(-2.4 * h)} ${n(-0.56 * h)} ${n(-4.1 * h)}z`;
    const dots = many(4, (row) =>
      many(3, (i) =>
        disc((-0.36 + i * 0.36 + (row % 2) * 0.1) * h, (-3.5 + row * 0.62) * h, 0.085 * h, person.second),
      ),
    );
    return join(
      oval(0.28 * h, -0.06 * h, 0.3 * h, 0.09 * h, DARK),
      oval(-0.3 * h, -0.06 * h, 0.3 * h, 0.09 * h, DARK),
      path(skirt, person.main),
      dots,
      path(
        `M${n(-0.84 * h)} ${n(-0.34 * h)}H${n(0.88 * h)}l${n(0.07 * h)} ${n(0.22 * h)}H${n(-0.9 * h)}z`,
        person.second,
      ),
    );
  }
  const cloth = person.third;
  return join(
    path(
      `M${n(-0.62 * h)} ${n(-4 * h)}H${n(0.62 * h)}L${n(0.72 * h)} ${n(-0.16 * h)}H${n(0.22 * h)}L${n(0.02 * h)} ${n(-2.9 * h)}L${n(-0.26 * h)} ${n(-0.16 * h)}H${n(-0.74 * h)}z`,
      cloth,
    ),
    path(
      `M${n(-0.78 * h)} 0V${n(-0.2 * h)}H${n(-0.24 * h)}Q${n(0.02 * h)} ${n(-0.14 * h)} ${n(0.04 * h)} 0zM${n(0.2 * h)} 0V${n(-0.2 * h)}H${n(0.74 * h)}Q${n(1 * h)} ${n(-0.14 * h)} ${n(1.02 * h)} 0z`,
      DARK,
    ),
  );
}

/** A whole person standing on (0, 0), facing right. Larger than `figure`, with a face in profile. */
export function person(height: number, who: Person): string {
  const h = height / 7.4;
  const neck = -6.2 * h;
  return join(
    put(
      -0.3 * h,
      neck + 0.55 * h,
      stroke(`M0 0Q${n(-0.34 * h)} ${n(1.2 * h)} ${n(-0.1 * h)} ${n(2.4 * h)}`, who.main, h * 0.42),
    ),
    legs(h, who),
    put(
      0,
      neck,
      join(profileHead(h, who), torso(h, who), put(-0.12 * h, 0.55 * h, frontArm(h, who, who.main))),
    ),
  );
}

/** Head and shoulders to the hip, for scenes seen close by; the neck is at (0, 0). */
export const bust = (h: number, who: Person): string => join(profileHead(h, who), torso(h, who));
