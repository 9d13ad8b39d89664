import type { Light } from '../palette';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { carton } from '../parts/packed-goods';
import { room } from '../parts/room';
import { box, disc, fade, join, many, put, shape } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

const freezer = (light: Light, width: number): string =>
  join(
    fade(0.2, `<ellipse cx="10" cy="0" rx="${width * 0.54}" ry="14" fill="${light.shadow}"/>`),
    box(-width / 2, -width * 0.5, width, width * 0.5, light.light, 10),
    box(-width / 2, -width * 0.18, width, width * 0.07, light.accent),
    shape(
      light.glassLight,
      -width * 0.46,
      -width * 0.5,
      -width * 0.4,
      -width * 0.62,
      width * 0.4,
      -width * 0.62,
      width * 0.46,
      -width * 0.5,
    ),
    many(5, (i) =>
      put(
        -width * 0.28 + i * width * 0.14,
        -width * 0.52,
        fish(light, width * 0.15, i % 2 ? light.secondLight : light.light),
      ),
    ),
    box(-width * 0.48, -width * 0.52, width * 0.96, 8, light.trim, 4),
    put(width * 0.34, -width * 0.34, emblem('cold-store', light.accent, light.trim), width / 900),
  );

const fish = (light: Light, length: number, colour: string): string =>
  join(
    `<path d="M${-length / 2} 0Q0 ${-length * 0.4} ${length * 0.34} 0Q0 ${length * 0.4} ${-length / 2} 0zM${length * 0.26} 0L${length * 0.52} ${-length * 0.2}V${length * 0.2}z" fill="${colour}"/>`,
    disc(-length * 0.28, -length * 0.05, length * 0.04, light.dark),
  );

export const coldStore: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'cold-store',
      roof: 'parapet',
      display: (w) =>
        join(put(-w * 0.24, 0, freezer(light, w * 0.4)), put(w * 0.24, 0, freezer(light, w * 0.4))),
      props: join(
        put(300, 772, freezer(light, 270)),
        put(560, 764, carton(120, 70, light, light.light)),
        put(560, 690, put(0, 0, fish(light, 110, light.accentLight))),
        put(
          780,
          776,
          figure(236, {
            skin: skins[3],
            hair: light.dark,
            top: light.light,
            bottom: light.accentLight,
            wrap: light.second,
            skirt: true,
            arm: 'out',
          }),
        ),
      ),
    });
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.3),
      box(110, 130, 560, 540, light.accent, 10),
      many(2, (i) =>
        join(
          box(134 + i * 262, 156, 248, 488, light.skyLow, 6),
          many(4, (r) =>
            join(
              box(134 + i * 262, 270 + r * 118, 248, 8, light.trim),
              many(2, (k) =>
                put(
                  196 + i * 262 + k * 124,
                  236 + r * 118,
                  fish(light, 104, (r + k + i) % 2 ? light.accentLight : light.light),
                ),
              ),
            ),
          ),
        ),
      ),
      fade(
        0.4,
        shape(light.light, 150, 640, 150, 480, 330, 170, 370, 170),
        shape(light.light, 420, 640, 420, 520, 590, 170, 620, 170),
      ),
      box(384, 380, 12, 80, light.dark, 4),
      put(900, 300, emblem('cold-store', light.accentLight, light.second), 2.4),
      put(880, 760, freezer(light, 470)),
      put(200, 840, carton(170, 100, light, light.light)),
      put(400, 846, carton(150, 90, light, light.secondLight)),
      put(
        1090,
        860,
        figure(360, {
          skin: skins[random.whole(0, 3)] ?? skins[0],
          hair: light.dark,
          top: light.second,
          bottom: light.trim,
        }),
      ),
    ),
};
