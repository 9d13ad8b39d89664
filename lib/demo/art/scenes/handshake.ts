import { skins } from '../parts/figures';
import { bust, type Person } from '../parts/people';
import { pottedPlant } from '../parts/trees';
import { join, oval, path, put, stroke } from '../svg';
import { cityWindow, office } from './office-room';
import type { Stage } from './scene';

/** Two forearms meeting in a handshake, centred on (0, 0); h is the height of a head. */
function clasp(h: number, left: Person, right: Person): string {
  return join(
    stroke(`M${-h * 1.9} ${h * 0.34}L${-h * 0.2} 0`, left.skin, h * 0.36),
    stroke(`M${-h * 2.1} ${h * 0.38}L${-h * 0.75} ${h * 0.12}`, left.main, h * 0.52),
    stroke(`M${-h * 0.78} ${h * 0.12}L${-h * 0.68} ${h * 0.1}`, left.second, h * 0.46),
    stroke(`M${h * 1.9} ${h * 0.34}L${h * 0.2} 0`, right.skin, h * 0.36),
    stroke(`M${h * 2.1} ${h * 0.38}L${h * 0.75} ${h * 0.12}`, right.main, h * 0.52),
    stroke(`M${h * 0.78} ${h * 0.12}L${h * 0.68} ${h * 0.1}`, right.second, h * 0.46),
    oval(-h * 0.06, 0, h * 0.34, h * 0.25, left.skin),
    ...[-0.12, 0.0, 0.12].map((y) =>
      stroke(
        `M${-h * 0.02} ${h * y + h * 0.06}Q${-h * 0.2} ${h * y + h * 0.1} ${-h * 0.3} ${h * y + h * 0.02}`,
        right.skin,
        h * 0.11,
      ),
    ),
    oval(h * 0.12, h * 0.02, h * 0.22, h * 0.22, right.skin),
    stroke(
      `M${h * 0.12} ${-h * 0.18}Q${-h * 0.02} ${-h * 0.26} ${-h * 0.1} ${-h * 0.16}`,
      right.skin,
      h * 0.12,
    ),
    stroke(`M${-h * 0.16} ${-h * 0.2}Q0 ${-h * 0.32} ${h * 0.12} ${-h * 0.2}`, left.skin, h * 0.12),
  );
}

export function handshake(stage: Stage): string {
  const { light } = stage;
  const left: Person = {
    skin: skins[0],
    hair: 'wrap',
    outfit: 'suit',
    main: light.accent,
    second: light.light,
    third: light.second,
    arm: 'down',
  };
  const right: Person = {
    skin: skins[2],
    hair: 'crop',
    outfit: 'suit',
    main: light.trim,
    second: light.light,
    third: light.second,
    arm: 'down',
  };
  const h = 290;
  return join(
    office(light, 1180),
    cityWindow(stage, 120, 130, 1760, 760),
    put(
      560,
      520,
      join(bust(h, left), path(`M${-0.7 * h} ${2.1 * h}H${0.7 * h}V${3 * h}H${-0.7 * h}z`, left.main)),
    ),
    put(
      1440,
      500,
      join(bust(h, right), path(`M${-0.7 * h} ${2.1 * h}H${0.7 * h}V${3 * h}H${-0.7 * h}z`, right.main)),
      1,
      true,
    ),
    stroke(`M500 690Q520 960 640 950`, left.main, h * 0.5),
    stroke(`M1500 680Q1480 950 1360 945`, right.main, h * 0.5),
    put(1000, 850, clasp(h * 0.72, left, right)),
    put(1880, 1125, pottedPlant(light, 420)),
  );
}
