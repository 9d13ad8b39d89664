import { food, type Light } from '../palette';
import { emblem } from '../parts/emblems';
import { pendant } from '../parts/furniture';
import { street } from '../parts/land';
import { goodsRow, jar, packet, shelves, tin } from '../parts/packed-goods';
import { checkedFloor, room } from '../parts/room';
import { car } from '../parts/vehicles';
import { box, disc, fade, join, many, put, rule, shape } from '../svg';
import { type Cover, type CoverPair, HEIGHT, PAVEMENT, WIDTH } from './cover';
import { longShadow, townBehind } from './street-front';

export const supermarket: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return join(
      townBehind(cover),
      street(light, WIDTH, PAVEMENT, HEIGHT),
      bigStore(cover),
      put(1000, 830, car(light, 300, light.accentLight)),
      put(250, 770, trolley(light, 150)),
      put(390, 776, trolley(light, 150)),
    );
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 600, 0.4),
      checkedFloor(WIDTH, 600, HEIGHT, light.shadow),
      aisleEnd(light),
      put(60, 700, shelves(random, light, { width: 330, height: 520, rows: 5 }, ['packet', 'tin', 'jar'])),
      put(810, 700, shelves(random, light, { width: 330, height: 520, rows: 5 }, ['bottle', 'jar', 'tin'])),
      many(3, (i) => put(300 + i * 300, 0, pendant(light, 50, 70, light.accent))),
      put(600, 850, trolley(light, 330)),
    ),
};

const aisleEnd = (light: Light): string =>
  join(
    box(420, 230, 360, 370, light.trim),
    many(3, (row) =>
      join(
        box(430, 330 + row * 100, 340, 10, light.second),
        many(7, (i) =>
          put(
            460 + i * 47,
            330 + row * 100,
            row % 2
              ? jar(58, i % 2 ? food.pepper : food.bread, light.light)
              : packet(64, i % 2 ? light.light : light.accentLight, light.accent),
          ),
        ),
      ),
    ),
  );

const bigStore = ({ light, random }: Cover): string =>
  put(
    580,
    PAVEMENT + 6,
    join(
      box(-490, -350, 980, 350, light.wall),
      box(330, -350, 160, 350, light.wallShade),
      box(-510, -374, 1020, 34, light.trim),
      box(-170, -470, 340, 110, light.accent, 6),
      put(0, -415, emblem('supermarket', light.light, light.secondLight)),
      many(4, (i) => {
        const x = -460 + i * 240 + (i > 1 ? -10 : 0);
        return i === 1 || i === 2
          ? ''
          : join(
              box(x, -250, 210, 250, light.trim),
              box(x + 12, -238, 186, 210, light.glass),
              put(x + 16, -30, goodsRow(random, light, 178, 66, ['packet', 'tin'])),
              box(x + 12, -112, 186, 7, light.second),
              put(x + 16, -112, goodsRow(random, light, 178, 66, ['bottle', 'jar'])),
            );
      }),
      box(-200, -270, 400, 270, light.trim),
      many(4, (i) => box(-186 + i * 95, -256, 86, 256, i % 2 ? light.glassLight : light.glass)),
      shape(light.accent, -250, -290, 250, -290, 290, -250, -290, -250),
      fade(0.2, shape(light.shadow, -290, -250, 290, -250, 290, -226, -290, -226)),
      longShadow(light, 300, 0, 380, 200),
    ),
  );

const trolley = (light: Light, width: number): string => {
  const w = width;
  return join(
    fade(0.2, `<ellipse cx="0" cy="0" rx="${w * 0.4}" ry="${w * 0.05}" fill="${light.shadow}"/>`),
    many(3, (i) =>
      put(
        -w * 0.16 + i * w * 0.2,
        -w * 0.44,
        i % 2
          ? tin(w * 0.36, food.pepper, light.light)
          : packet(w * 0.44, i ? food.bread : light.light, light.accent),
      ),
    ),
    shape(light.accent, -w * 0.42, -w * 0.62, w * 0.48, -w * 0.62, w * 0.4, -w * 0.24, -w * 0.32, -w * 0.24),
    fade(
      0.4,
      rule(
        Array.from(
          { length: 7 },
          (_, i) => `M${-w * 0.36 + i * w * 0.12} ${-w * 0.62}L${-w * 0.28 + i * w * 0.102} ${-w * 0.24}`,
        ).join(''),
        light.light,
        3,
      ),
    ),
    rule(`M${-w * 0.6} ${-w * 0.78}h${w * 0.14}L${-w * 0.26} ${-w * 0.12}H${w * 0.36}`, light.dark, w * 0.04),
    disc(-w * 0.2, -w * 0.05, w * 0.055, light.dark),
    disc(w * 0.3, -w * 0.05, w * 0.055, light.dark),
  );
};
