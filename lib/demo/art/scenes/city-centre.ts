import { bandedTower, tower } from '../parts/buildings';
import { join, put } from '../svg';
import type { Stage } from './scene';

/** The towers of a city centre standing on (0, 0), about 1,000 px wide. */
export function cityCentre({ light, random }: Stage): string {
  const stone = { wall: light.wallShade, shade: light.groundShade, glass: light.near };
  const plain = { wall: light.wall, shade: light.wallShade, glass: light.near };
  const brick = { wall: light.accentLight, shade: light.accent, glass: light.glass, lit: light.secondLight };
  const white = { wall: light.light, shade: light.wallShade, glass: light.trim };
  const gold = { wall: light.secondLight, shade: light.second, glass: light.trim };
  const red = { wall: light.wallShade, shade: light.groundShade, glass: light.accent };
  return join(
    put(-420, 0, tower(random, { width: 120, height: 260 }, stone)),
    put(-250, 0, bandedTower({ width: 130, height: 420 }, plain)),
    put(-90, 0, tower(random, { width: 150, height: 320 }, brick)),
    put(70, 0, bandedTower({ width: 120, height: 520 }, white)),
    put(220, 0, tower(random, { width: 140, height: 380 }, gold)),
    put(380, 0, bandedTower({ width: 150, height: 300 }, red)),
    put(520, 0, tower(random, { width: 110, height: 220 }, plain)),
  );
}
