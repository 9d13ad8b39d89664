import type { Light } from '../palette';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { checkedFloor, room, windowView } from '../parts/room';
import { soapSign } from '../parts/trade-signs';
import { pottedPlant } from '../parts/trees';
import { van } from '../parts/vehicles';
import { box, disc, fade, join, many, path, put, shape } from '../svg';
import { type Cover, type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

const bucket = (light: Light, width: number, colour: string): string =>
  join(
    `<path d="M${-width * 0.46} ${-width * 0.9}Q0 ${-width * 1.7} ${width * 0.46} ${-width * 0.9}" stroke="${light.dark}" stroke-width="6" fill="none"/>`,
    disc(-width * 0.2, -width * 0.92, width * 0.2, light.light),
    disc(width * 0.16, -width * 0.95, width * 0.24, light.light),
    disc(0, -width * 1.06, width * 0.15, light.light),
    shape(colour, -width / 2, -width * 0.9, width / 2, -width * 0.9, width * 0.36, 0, -width * 0.36, 0),
    shape(
      light.light,
      -width * 0.46,
      -width * 0.66,
      width * 0.46,
      -width * 0.66,
      width * 0.43,
      -width * 0.5,
      -width * 0.43,
      -width * 0.5,
    ),
  );

const spray = (light: Light, height: number, colour: string): string =>
  join(
    path(
      `M${-height * 0.2} 0V${-height * 0.5}Q${-height * 0.18} ${-height * 0.66} ${-height * 0.08} ${-height * 0.7}H${height * 0.08}Q${height * 0.18} ${-height * 0.66} ${height * 0.2} ${-height * 0.5}V0z`,
      colour,
    ),
    box(-height * 0.07, -height * 0.82, height * 0.14, height * 0.14, light.dark),
    path(
      `M${-height * 0.1} ${-height * 0.98}H${height * 0.24}L${height * 0.2} ${-height * 0.82}H${-height * 0.08}z`,
      light.dark,
    ),
    box(-height * 0.14, -height * 0.42, height * 0.28, height * 0.22, light.light),
  );

const mop = (light: Light, height: number): string =>
  join(
    box(-6, -height, 12, height * 0.9, light.second, 6),
    path(
      many(7, (i) => `M${-36 + i * 10} ${-height * 0.16}h12l${(i - 3) * 6} ${height * 0.15}h-14z`),
      light.light,
    ),
    box(-40, -height * 0.19, 80, 20, light.accent, 6),
  );

/** Bubbles and glints of things just washed. */
const shine = (cover: Cover, x: number, y: number): string =>
  join(
    put(x, y, emblem('cleaning-service', cover.light.light, cover.light.secondLight), 1.1),
    put(x + 130, y + 90, emblem('cleaning-service', cover.light.secondLight, cover.light.light), 0.6),
  );

export const cleaningService: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'cleaning-service',
      roof: 'parapet',
      display: (w, h) =>
        join(
          many(4, (i) =>
            put(
              -w * 0.36 + i * w * 0.13,
              0,
              spray(
                cover.light,
                h * 0.6,
                [cover.light.accentLight, cover.light.second, cover.light.light, cover.light.accent][i] ??
                  cover.light.second,
              ),
            ),
          ),
          put(w * 0.24, 0, bucket(cover.light, h * 0.4, cover.light.second)),
          put(w * 0.4, 0, bucket(cover.light, h * 0.34, cover.light.accentLight)),
        ),
      props: join(
        put(350, 826, van(cover.light, 400, cover.light.light, cover.light.second)),
        put(330, 724, put(0, 0, soapSign(cover.light.accent, cover.light.accentLight), 0.6)),
        put(
          690,
          780,
          figure(240, {
            skin: skins[2],
            hair: cover.light.dark,
            top: cover.light.accentLight,
            bottom: cover.light.trim,
            arm: 'out',
          }),
        ),
        put(756, 784, mop(cover.light, 190)),
      ),
    }),
  inside: (cover) => {
    const { light, random } = cover;
    return join(
      room(light, WIDTH, HEIGHT, 660, 0.5),
      put(150, 110, windowView(random, light, 560, 420)),
      shine(cover, 260, 230),
      checkedFloor(WIDTH, 660, HEIGHT, light.shadow),
      fade(0.35, shape(light.light, 120, 660, 720, 660, 980, 900, 260, 900)),
      put(
        860,
        830,
        figure(560, {
          skin: skins[0],
          hair: light.dark,
          top: light.accentLight,
          bottom: light.trim,
          wrap: light.second,
          arm: 'out',
        }),
      ),
      put(1016, 846, mop(light, 470)),
      put(360, 840, bucket(light, 190, light.accent)),
      put(560, 850, spray(light, 150, light.second)),
      put(640, 856, spray(light, 120, light.accentLight)),
      put(110, 850, pottedPlant(light, 260)),
    );
  },
};
