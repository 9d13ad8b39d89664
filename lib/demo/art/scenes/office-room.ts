import type { Light } from '../palette';
import { bandedTower, skyline } from '../parts/buildings';
import { roomTones } from '../parts/room';
import { sky, sun } from '../parts/sky';
import { box, boxPath, clip, fade, join, many, put, rule, shape } from '../svg';
import { type Stage, TALL, WIDE } from './scene';

/** The panes of a wide office window with the city behind. */
export function cityWindow(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { light, random } = stage;
  return put(
    x,
    y,
    join(
      box(-20, -20, width + 40, height + 40, light.trim, 6),
      clip(
        boxPath(0, 0, width, height),
        join(
          put(0, 0, sky(light, width, height)),
          sun(light, width * 0.34, height * 0.46, height * 0.17),
          put(0, height, skyline(random, width, height * 0.5, light.far)),
          put(
            width * 0.64,
            height,
            bandedTower(
              { width: 120, height: height * 0.78 },
              { wall: light.mid, shade: light.near, glass: light.far },
            ),
          ),
          put(
            width * 0.8,
            height,
            bandedTower(
              { width: 100, height: height * 0.56 },
              { wall: light.near, shade: light.near, glass: light.mid },
            ),
          ),
          put(0, height, skyline(random, width, height * 0.3, light.mid)),
        ),
      ),
      rule(
        many(3, (i) => `M${((i + 1) * width) / 4} 0V${height}`),
        light.trim,
        12,
      ),
      box(-36, height + 16, width + 72, 22, light.trim, 4),
    ),
  );
}

/** An office room: wall, floor and slanting light. */
export const office = (light: Light, floorAt: number): string => {
  const tones = roomTones(light);
  return join(
    box(0, 0, WIDE, floorAt, tones.wall),
    box(0, floorAt, WIDE, TALL - floorAt, tones.floor),
    box(0, floorAt - 22, WIDE, 22, tones.skirting),
    fade(
      0.3,
      rule(
        many(14, (i) => `M${i * 160} ${floorAt}L${1000 + (i * 160 - 1000) * 1.6} ${TALL}`),
        light.shadow,
        2,
      ),
    ),
    fade(
      0.35,
      shape(light.light, 300, 0, 760, 0, 1460, floorAt, 940, floorAt),
      shape(light.light, 860, 0, 980, 0, 1680, floorAt, 1540, floorAt),
    ),
  );
};
