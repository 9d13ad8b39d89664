import { colours, type Light, lights } from '../palette';
import { bandedTower, house, skyline, tower } from '../parts/buildings';
import { figure, skins } from '../parts/figures';
import { ground, hills, street, water } from '../parts/land';
import { birds, clouds, sky, stars, sun } from '../parts/sky';
import { acacia, baobab, bush, palm, plantain, pottedPlant, shadeTree, treeLine } from '../parts/trees';
import { car, van } from '../parts/vehicles';
import { mudMosque, roundHouse } from '../parts/village';
import { archBridge, canoe, containers, gantryCrane, lighthouse, ship } from '../parts/waterfront';
import { nth, type Random, randomFor } from '../random';
import { join, many, mirror, type Picture, picture, put } from '../svg';
import { officeBuilding } from './office-building';
import type { Setting } from './office-setting';
import type { Stage } from './scene';

const WIDTH = 1600;
const HEIGHT = 1000;
const FOOT = 800;

/** What lies behind the office, down to the pavement at FOOT. */
const behind: Record<Setting, (stage: Stage) => string> = {
  coast: ({ light, random }) =>
    join(
      put(0, 560, skyline(random, WIDTH, 110, light.mid)),
      water(random, light, WIDTH, 555, 740, [light.near, light.far]),
      put(250, 575, lighthouse(light, 300)),
      put(560, 690, canoe(light, 260, light.accent, light.light, light.second)),
      put(1450, 680, canoe(light, 220, light.trim, light.second, light.light)),
      ground(light, WIDTH, 735, FOOT),
      put(120, 800, palm(random, light, 560, 70)),
      put(1500, 806, palm(random, light, 620, -80)),
    ),
  city: ({ light, random }) =>
    join(
      put(0, FOOT, skyline(random, WIDTH, 330, light.far, light.skyLow)),
      put(
        150,
        FOOT,
        bandedTower({ width: 130, height: 470 }, { wall: light.mid, shade: light.near, glass: light.far }),
      ),
      put(
        330,
        FOOT,
        tower(
          random,
          { width: 150, height: 340 },
          { wall: light.near, shade: light.leaf, glass: light.mid, lit: light.secondLight },
        ),
      ),
      put(
        1440,
        FOOT,
        bandedTower({ width: 150, height: 560 }, { wall: light.mid, shade: light.near, glass: light.far }),
      ),
      put(
        1300,
        FOOT,
        tower(
          random,
          { width: 120, height: 380 },
          { wall: light.near, shade: light.leaf, glass: light.mid, lit: light.secondLight },
        ),
      ),
      put(60, 806, shadeTree(random, light, 330)),
      put(1560, 806, palm(random, light, 520, -50)),
    ),
  forest: ({ light, random }) =>
    join(
      hills(random, WIDTH, 560, 70, FOOT, light.near, light.mid),
      put(0, 660, treeLine(random, WIDTH, 90, light.leafLight)),
      put(0, 740, treeLine(random, WIDTH, 120, light.leaf)),
      put(130, 812, shadeTree(random, light, 640)),
      put(1480, 812, shadeTree(random, light, 580)),
      put(330, 812, plantain(light, 330)),
      put(1310, 812, plantain(light, 280)),
    ),
  harbour: ({ light, random }) =>
    join(
      water(random, light, WIDTH, 580, 760, [light.mid, light.near]),
      put(420, 690, ship(random, light, 640)),
      put(1480, 760, gantryCrane(light, 520, light.accent), 1, true),
      put(200, 760, gantryCrane(light, 430, light.trim)),
      ground(light, WIDTH, 745, FOOT),
      put(30, 806, containers(random, light, 3, 3, 120)),
      put(1330, 806, containers(random, light, 2, 2, 120)),
    ),
  savannah: ({ light, random }) =>
    join(
      put(0, 650, treeLine(random, WIDTH, 36, light.mid)),
      ground(light, WIDTH, 645, FOOT),
      put(250, 720, mudMosque(light, 300, light.light, light.wallShade)),
      put(1390, 760, roundHouse(light, 170, light.wallShade, light.second)),
      put(1520, 790, roundHouse(light, 200, light.accentLight, light.bark)),
      put(110, 812, baobab(light, 540)),
      put(1330, 720, acacia(light, 220)),
      put(440, 790, acacia(light, 260)),
    ),
  lake: ({ light, random }) =>
    join(
      hills(random, WIDTH, 520, 80, 700, light.near, light.mid),
      water(random, light, WIDTH, 600, 770, [light.near, light.far]),
      put(60, 560, archBridge(light, 520, 150, light.light)),
      put(1340, 710, canoe(light, 240, light.accent, light.second, light.light)),
      ground(light, WIDTH, 760, FOOT),
      put(1500, 812, shadeTree(random, light, 430)),
      put(110, 816, palm(random, light, 480, 50)),
    ),
  hills: ({ light, random }) =>
    join(
      hills(random, WIDTH, 430, 120, 760, light.mid, light.far),
      hills(random, WIDTH, 560, 90, FOOT, light.near, light.mid),
      put(0, 750, treeLine(random, WIDTH, 64, light.leafLight)),
      many(4, (i) =>
        put(
          150 + i * 90,
          660 + (i % 2) * 40,
          house(
            light,
            { width: 110, height: 80 },
            { wall: light.wall, shade: light.wallShade, roof: i % 2 ? light.accent : light.second },
          ),
        ),
      ),
      many(3, (i) =>
        put(
          1280 + i * 110,
          650 + (i % 2) * 50,
          house(
            light,
            { width: 120, height: 86 },
            { wall: light.wall, shade: light.wallShade, roof: i % 2 ? light.second : light.accent },
          ),
        ),
      ),
      put(90, 812, shadeTree(random, light, 460)),
      put(1540, 812, palm(random, light, 470, -40)),
    ),
};

const hours: Record<Setting, readonly (keyof typeof lights)[]> = {
  coast: ['dawn', 'noon', 'dusk'],
  city: ['dawn', 'evening', 'noon'],
  forest: ['noon', 'dawn'],
  harbour: ['dusk', 'dawn', 'noon'],
  savannah: ['dusk', 'dawn'],
  lake: ['dawn', 'noon'],
  hills: ['noon', 'dusk', 'dawn'],
};

const passers = (random: Random): string =>
  many(2, (i) =>
    put(
      300 + i * 1000 + random.between(-70, 70),
      868 + i * 8,
      figure(190, {
        skin: random.pick(skins),
        hair: '#14100d',
        top: random.pick([colours.gold, colours.clay, colours.paper, colours.sage]),
        bottom: random.pick([colours.forest, colours.ink, colours.umber]),
        wrap: random.chance(0.4) ? colours.honey : undefined,
        skirt: random.chance(0.5),
        arm: random.pick(['down', 'out']),
      }),
      1,
      random.chance(0.5),
    ),
  );

/** How the building may be painted at one hour. */
const paints = (light: Light): readonly Light[] => [
  light,
  { ...light, accent: light.trim, trim: light.accent },
  { ...light, wall: light.secondLight, wallShade: light.second },
  { ...light, wall: light.light, wallShade: light.wallShade, accent: light.second, trim: light.trim },
];

/** An office in its part of the country, 1600 × 1000. */
export function drawOffice(key: string, setting: Setting): Picture {
  const random = randomFor(`office ${setting} ${key}`);
  const light = lights[nth(hours[setting], random.whole(0, 5))];
  const stage = { light, random };
  const drawing = join(
    sky(light, WIDTH, HEIGHT),
    light.name === 'evening' ? stars(random, WIDTH, 420, light.light) : '',
    sun(light, random.between(420, 560), random.between(220, 300), 92),
    clouds(random, light, WIDTH, 100, 330),
    birds(random, light, 1200, 170),
    hills(random, WIDTH, 560, 50, FOOT, light.far, light.skyLow),
    behind[setting](stage),
    street(light, WIDTH, FOOT, HEIGHT, 0.5),
    put(830, FOOT + 12, officeBuilding({ random, light: random.pick(paints(light)) })),
    many(2, (i) =>
      put(430 + i * 800, FOOT + 26, random.chance(0.5) ? pottedPlant(light, 120) : bush(light, 90)),
    ),
    passers(random),
    put(
      random.between(640, 980),
      982,
      random.chance(0.5)
        ? car(light, 290, random.pick([light.second, light.accentLight]), light.accent)
        : van(light, 300, light.light, light.accent, true),
    ),
  );
  return picture(WIDTH, HEIGHT, mirror(WIDTH, drawing, random.chance(0.4)));
}
