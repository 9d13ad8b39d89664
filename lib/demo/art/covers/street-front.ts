import type { CoverCategory } from '../cover-categories';
import { skyline } from '../parts/buildings';
import { emblem } from '../parts/emblems';
import { hills, street } from '../parts/land';
import { type Roof, shopfront } from '../parts/shopfront';
import { birds, clouds, sky, stars, sun } from '../parts/sky';
import { palm, pottedPlant, shadeTree } from '../parts/trees';
import { fade, join, put } from '../svg';
import { type Cover, HEIGHT, PAVEMENT, WIDTH } from './cover';

/** Sky, sun, hills and the roofs of the town behind. */
export function townBehind({ light, random }: Cover, foot = PAVEMENT): string {
  const sunX = random.between(780, 1020);
  return join(
    sky(light, WIDTH, HEIGHT),
    light.name === 'evening' ? stars(random, WIDTH, 420, light.light) : '',
    sun(light, sunX, random.between(170, 240), 62),
    clouds(random, light, WIDTH, 110, 330),
    birds(random, light, random.between(120, 300), 170),
    hills(random, WIDTH, foot - 260, 60, foot, light.far, light.skyLow),
    put(0, foot, skyline(random, WIDTH, 220, light.mid, light.far)),
  );
}

type Front = {
  category: CoverCategory;
  roof: Roof;
  doorAt?: 'right' | 'middle';
  display: (width: number, height: number) => string;
  /** Drawn over the pavement, in picture coordinates. */
  props?: string;
  bare?: boolean;
  /** Another colour for the emblem than the trim's. */
  sign?: string;
};

/** A shop on its street, with trees beside it and whatever stands outside. */
export function streetFront(cover: Cover, front: Front): string {
  const { light, random } = cover;
  const palms = random.chance(0.5);
  const left = palms ? palm(random, light, 480, 50) : shadeTree(random, light, 430);
  const right = palms ? shadeTree(random, light, 360) : palm(random, light, 520, -60);
  return join(
    townBehind(cover),
    put(random.between(70, 120), PAVEMENT + 6, left),
    put(random.between(1090, 1140), PAVEMENT + 6, right),
    street(light, WIDTH, PAVEMENT, HEIGHT),
    put(
      590,
      PAVEMENT + 4,
      shopfront(light, {
        width: 780,
        height: 470,
        roof: front.roof,
        doorAt: front.doorAt ?? 'right',
        emblem: emblem(front.category, front.sign ?? light.trim, light.accent),
        display: front.display,
        bare: front.bare,
      }),
    ),
    put(964, PAVEMENT + 14, pottedPlant(light, 128)),
    front.props ?? '',
  );
}

/** A long soft shadow to the right of something standing at (x, y). */
export const longShadow = (
  light: Cover['light'],
  x: number,
  y: number,
  width: number,
  length: number,
): string =>
  fade(
    0.2,
    `<path d="M${Math.round(x - width / 2)} ${Math.round(y)}h${Math.round(width)}l${Math.round(length)} ${Math.round(length * 0.16)}h${Math.round(-width)}z" fill="${light.shadow}"/>`,
  );
