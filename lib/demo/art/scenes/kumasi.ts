import { tower } from '../parts/buildings';
import { hills } from '../parts/land';
import { plantain, shadeTree, treeLine } from '../parts/trees';
import { car, van } from '../parts/vehicles';
import { box, join, many, path, put } from '../svg';
import { cityCentre } from './city-centre';
import { openSky, type Stage, WIDE } from './scene';

export function kumasi(stage: Stage): string {
  const { light, random } = stage;
  const roofs = (y: number, size: number, tone: string, shade: string) =>
    many(Math.ceil(WIDE / size) + 1, (i) =>
      path(
        `M${i * size - size / 2} ${y}V${y - size * 0.22}L${i * size} ${y - size * 0.5}L${i * size + size / 2} ${y - size * 0.22}V${y}z`,
        i % 2 ? tone : shade,
      ),
    );
  return join(
    openSky(stage, 560, 360, 640, 130),
    hills(random, WIDE, 560, 60, 800, light.near, light.mid),
    put(0, 640, treeLine(random, WIDE, 60, light.leafLight)),
    put(1280, 720, cityCentre(stage), 0.94),
    put(
      380,
      730,
      tower(
        random,
        { width: 130, height: 210 },
        { wall: light.wall, shade: light.wallShade, glass: light.near },
      ),
    ),
    put(
      560,
      730,
      tower(
        random,
        { width: 170, height: 150 },
        { wall: light.secondLight, shade: light.second, glass: light.near },
      ),
    ),
    put(0, 740, treeLine(random, WIDE, 74, light.leaf)),
    roofs(850, 150, light.accent, light.accentLight),
    box(0, 848, WIDE, 30, light.light),
    roofs(960, 210, light.second, light.secondLight),
    box(0, 955, WIDE, 170, light.ground),
    many(9, (i) => box(60 + i * 230, 962, 120, 90, i % 2 ? light.trim : light.accent)),
    many(9, (i) => box(60 + i * 230, 962, 120, 24, i % 2 ? light.second : light.light)),
    box(0, 1052, WIDE, 80, light.street),
    put(420, 1096, van(light, 300, light.second, light.accent, true)),
    put(1000, 1100, van(light, 300, light.light, light.trim, true)),
    put(1560, 1098, car(light, 270, light.accent, light.second)),
    put(130, 1110, plantain(light, 420)),
    put(1900, 1100, shadeTree(random, light, 520)),
  );
}
