import { colours, food } from '../palette';
import { figure, skins } from '../parts/figures';
import { ground, hills } from '../parts/land';
import { birds, clouds, sky, sun } from '../parts/sky';
import { acacia, baobab, bush, treeLine } from '../parts/trees';
import { headLoad, mudMosque, roundHouse } from '../parts/village';
import { join, path, put } from '../svg';
import { type Stage, TALL, WIDE } from './scene';

export function north(stage: Stage): string {
  const { light, random } = stage;
  return join(
    sky(light, WIDE, TALL),
    sun(light, 640, 470, 170),
    clouds(random, light, WIDE, 140, 330),
    birds(random, light, 1000, 300, 6),
    hills(random, WIDE, 690, 30, 900, light.far, light.skyLow),
    put(0, 740, treeLine(random, WIDE, 40, light.mid)),
    ground(light, WIDE, 735, TALL),
    put(240, 760, acacia(light, 260)),
    put(1000, 775, mudMosque(light, 420, colours.linen, colours.stone)),
    put(1230, 790, acacia(light, 220)),
    path('M760 1125Q900 900 1180 800L1230 806Q1080 920 1100 1125z', light.groundShade),
    put(1690, 940, baobab(light, 720)),
    put(1340, 900, roundHouse(light, 190, light.accentLight, light.second)),
    put(1520, 935, roundHouse(light, 230, light.wallShade, light.bark)),
    put(420, 900, roundHouse(light, 210, light.wallShade, light.second)),
    put(
      640,
      1040,
      figure(300, {
        skin: skins[0],
        hair: light.dark,
        top: light.second,
        bottom: light.trim,
        wrap: light.light,
        skirt: true,
        arm: 'head',
      }),
    ),
    put(640, 748, headLoad(light, 124, food.bread)),
    put(
      860,
      1080,
      figure(320, {
        skin: skins[1],
        hair: light.dark,
        top: light.accent,
        bottom: light.light,
        wrap: light.second,
        skirt: true,
        arm: 'head',
      }),
    ),
    put(860, 770, headLoad(light, 132, food.leaf)),
    put(190, 1090, bush(light, 130)),
    put(1890, 1110, bush(light, 150)),
  );
}
