import type { Light } from '../palette';
import { skins } from '../parts/figures';
import { counter, hanging, pendant } from '../parts/furniture';
import { cup } from '../parts/kitchen';
import { shelves } from '../parts/packed-goods';
import { person } from '../parts/people';
import { pottedPlant } from '../parts/trees';
import { box, boxPath, fade, join, many, oval, path, put, shape } from '../svg';
import { cityWindow, office } from './office-room';
import type { Stage } from './scene';

export function officeInterior(stage: Stage): string {
  const { light, random } = stage;
  return join(
    office(light, 830),
    cityWindow(stage, 150, 150, 860, 500),
    put(1180, 140, hanging(light, 220, 330)),
    put(
      1450,
      650,
      shelves(random, light, { width: 400, height: 440, rows: 4, back: light.wallShade }, ['packet', 'tin']),
    ),
    put(1650, 830, counter(light, 470, 170, light.trim, light.secondLight)),
    put(1940, 900, pottedPlant(light, 330)),
    put(90, 900, pottedPlant(light, 300)),
    many(3, (i) => put(330 + i * 280, 0, pendant(light, 70, 90, light.accent))),
    put(
      600,
      1090,
      person(690, {
        skin: skins[0],
        hair: 'bun',
        outfit: 'suit',
        main: light.accent,
        second: light.light,
        third: light.dark,
        arm: 'hold',
        glasses: true,
      }),
    ),
    put(
      1240,
      1090,
      person(710, {
        skin: skins[1],
        hair: 'grey',
        outfit: 'smock',
        main: light.light,
        second: light.accent,
        third: light.trim,
        arm: 'hold',
      }),
      1,
      true,
    ),
    meetingTable(light),
  );
}

/** A long table seen from its side, papers and cups on it. */
const meetingTable = (light: Light): string =>
  join(
    fade(0.2, oval(940, 1120, 760, 26, light.shadow)),
    box(330, 860, 1210, 270, light.bark, 6),
    fade(
      0.3,
      path(
        many(6, (i) => boxPath(360 + i * 196, 910, 168, 190)),
        light.dark,
      ),
    ),
    box(290, 832, 1290, 40, light.second, 8),
    fade(0.3, box(330, 872, 1210, 12, light.dark)),
    put(
      900,
      832,
      join(
        box(-160, -10, 240, 10, light.light),
        box(-130, -20, 230, 10, light.secondLight),
        box(-146, -30, 220, 10, light.light),
      ),
    ),
    put(440, 832, cup(light, 56, light.accent)),
    put(1430, 832, cup(light, 56, light.trim)),
    put(
      1160,
      832,
      join(
        shape(light.dark, -110, 0, 70, 0, 70, -10, -110, -10),
        shape(light.dark, -100, -8, -150, -120, 10, -120, 50, -8),
      ),
    ),
  );
