import { colours as c } from '../palette';
import { kenteStrip } from '../parts/weave-strip';
import type { Age, Presentation } from '../picture-request';
import type { Random } from '../random';
import { box, disc, fade, join, type Picture, picture, put, threads } from '../svg';
import { clothes } from './clothing';
import { beard, ears, features, head, neck, spectacles } from './face';
import { hairBehind, hairInFront } from './hair';
import { sitterOf } from './sitter-of';

const grounds: readonly (readonly [string, string])[] = [
  [c.sand, c.honey],
  [c.dew, c.mist],
  [c.shell, c.blush],
  [c.mist, c.sage],
  [c.linen, c.stone],
  [c.honey, c.gold],
  [c.blush, c.coral],
];

/** A calm ground: a large disc and one strip of cloth in the ground's own colours. */
function backdrop(random: Random, worn: readonly string[]): string {
  const [ground, deep] = random.pick(grounds.filter((pair) => !pair.some((colour) => worn.includes(colour))));
  const grain = threads(c.paper, 0.22, 10);
  const right = random.chance(0.5);
  const strip = kenteStrip(
    random,
    { x: right ? 664 : 26, y: 0, width: 110, height: 800 },
    { warp: ground, weft: deep, bright: c.paper, dark: deep },
    random.whole(0, 2),
    3,
  );
  return join(
    grain.definition,
    box(0, 0, 800, 800, ground),
    fade(0.5, strip),
    fade(0.6, disc(400, 400, 310, deep)),
    fade(0.35, disc(400, 400, 250, ground)),
    box(0, 0, 800, 800, grain.paint),
  );
}

/** A portrait, 800 × 800, of a person who does not exist. */
export function drawPortrait(key: string, presentation: Presentation, age: Age): Picture {
  const { sitter, random } = sitterOf(key, presentation, age);
  const worn = [sitter.cloth[0], sitter.wrapColours[0], sitter.clothing === 'smock' ? sitter.cloth[1] : ''];
  const feminine = presentation === 'feminine';
  const tilted = `<g transform="rotate(${sitter.tilt.toFixed(1)} 400 520)">`;
  return picture(
    800,
    800,
    backdrop(random, worn),
    '<g transform="translate(400 420) scale(1.2) translate(-400 -392)">',
    tilted,
    hairBehind(sitter),
    '</g>',
    put(0, -34, join(neck(sitter), clothes(sitter))),
    tilted,
    ears(sitter),
    head(sitter),
    beard(sitter),
    features(sitter, feminine),
    hairInFront(sitter),
    spectacles(sitter),
    '</g></g>',
  );
}
