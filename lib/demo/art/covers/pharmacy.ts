import { colours } from '../palette';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { counter } from '../parts/furniture';
import { jar, shelves } from '../parts/packed-goods';
import { room } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { box, join, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { stocked, till } from './shop-inside';
import { streetFront } from './street-front';

export const pharmacy: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'pharmacy',
      roof: 'stepped',
      doorAt: 'middle',
      sign: colours.fern,
      display: (w, h) => stocked(cover, w, h, ['packet', 'jar']),
      props: join(
        put(
          160,
          500,
          join(
            box(-8, 0, 210, 12, cover.light.dark),
            box(-56, -50, 112, 112, colours.fern, 14),
            put(0, 6, emblem('pharmacy', cover.light.light, cover.light.light)),
          ),
        ),
        put(
          770,
          770,
          figure(238, {
            skin: skins[3],
            hair: cover.light.dark,
            top: cover.light.light,
            bottom: cover.light.second,
            skirt: true,
          }),
        ),
        put(260, 760, pottedPlant(cover.light, 130)),
      ),
    }),
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.1),
      put(
        110,
        560,
        shelves(random, light, { width: 440, height: 400, rows: 4, back: light.wallShade }, [
          'packet',
          'jar',
        ]),
      ),
      put(
        650,
        560,
        shelves(random, light, { width: 440, height: 400, rows: 4, back: light.wallShade }, [
          'jar',
          'bottle',
        ]),
      ),
      box(540, 90, 120, 120, colours.fern, 16),
      put(600, 150, emblem('pharmacy', light.light, light.light)),
      put(600, 690, figure(380, { skin: skins[0], hair: light.dark, top: light.light, bottom: light.trim })),
      put(600, 830, counter(light, 980, 270, light.light, light.accent)),
      put(600, 700, emblem('pharmacy', colours.fern, colours.fern)),
      put(300, 556, jar(90, light.second, light.trim)),
      put(380, 556, jar(70, light.accentLight, light.trim)),
      put(880, 556, till(light)),
      put(1090, 850, pottedPlant(light, 240)),
    ),
};
