import { figure, skins } from '../parts/figures';
import { carton, packet } from '../parts/packed-goods';
import { room } from '../parts/room';
import { roll } from '../parts/workshop';
import { conveyor, processTank } from '../parts/yard-goods';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { worksFront } from './works-front';

export const packaging: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return worksFront(
      cover,
      'packaging',
      join(
        many(3, (i) =>
          put(
            250 + (i % 2) * 150,
            i === 2 ? 722 : 800,
            roll(light, 150, i % 2 ? light.second : light.accentLight),
          ),
        ),
        many(4, (i) =>
          put(
            820 + (i % 2) * 110,
            800 - Math.floor(i / 2) * 84,
            carton(104, 82, light, i % 2 ? light.light : light.second),
          ),
        ),
        put(
          560,
          800,
          figure(236, { skin: skins[1], hair: light.dark, top: light.accentLight, bottom: light.trim }),
        ),
      ),
    );
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.3),
      put(260, 690, processTank(light, 260, 420, light.second)),
      put(
        640,
        830,
        conveyor(light, 840, 120, 8, (i) => packet(90, i % 2 ? light.light : light.accentLight, light.trim)),
      ),
      put(
        860,
        700,
        figure(400, { skin: skins[0], hair: light.dark, top: light.light, bottom: light.accent }),
      ),
      many(3, (i) => put(560 + i * 60, 560 - i * 4, roll(light, 170, i % 2 ? light.second : light.light))),
      put(1080, 860, roll(light, 190, light.second)),
    ),
};
