import { colours as c } from '../palette';
import type { Age, Presentation } from '../picture-request';
import type { Random } from '../random';

/** Brown skin in four values: the face, its shaded side, its lit places and the lips. */
type Skin = { base: string; shade: string; lit: string; lip: string };

const skinTones: readonly Skin[] = [
  { base: '#4b2c1f', shade: '#3a2118', lit: '#63402e', lip: '#6e3530' },
  { base: '#5b3725', shade: '#47291b', lit: '#744b35', lip: '#7d3e36' },
  { base: '#6b432d', shade: '#543321', lit: '#85583e', lip: '#8c4a3e' },
  { base: '#7c5038', shade: '#633d29', lit: '#96684c', lip: '#9a5446' },
  { base: '#3f251b', shade: '#301a13', lit: '#563627', lip: '#613029' },
  { base: '#8a5b40', shade: '#6f4630', lit: '#a47355', lip: '#a55c4c' },
];

type Hair =
  | 'fade'
  | 'crop'
  | 'bald'
  | 'receding'
  | 'twists'
  | 'cap'
  | 'natural'
  | 'afro'
  | 'bun'
  | 'braids'
  | 'bob'
  | 'wrap'
  | 'crown-wrap'
  | 'cornrows';
type Beard = 'none' | 'stubble' | 'goatee' | 'full' | 'moustache';
type Clothing =
  | 'suit'
  | 'open-suit'
  | 'shirt'
  | 'smock'
  | 'kaftan'
  | 'blazer'
  | 'kaba'
  | 'round-neck'
  | 'stole';

/** Everything that makes one sitter: proportions in pixels on the 800 px sheet, or choices. */
export type Sitter = {
  skin: Skin;
  hair: Hair;
  hairColour: string;
  beard: Beard;
  clothing: Clothing;
  cloth: readonly [string, string, string];
  wrapColours: readonly [string, string];
  face: { half: number; jaw: number; chin: number; chinY: number };
  eye: { gap: number; size: number };
  brow: { weight: number; arch: number };
  nose: number;
  mouth: { width: number; open: boolean };
  shoulders: number;
  glasses: 'none' | 'round' | 'square';
  earrings: boolean;
  lines: boolean;
  tilt: number;
};

const cloths: readonly (readonly [string, string, string])[] = [
  [c.forest, c.paper, c.gold],
  [c.ink, c.paper, c.clay],
  [c.clay, c.sand, c.forest],
  [c.gold, c.paper, c.clay],
  [c.fern, c.sand, c.ink],
  [c.umber, c.shell, c.gold],
  [c.paper, c.forest, c.clay],
  [c.brick, c.linen, c.honey],
];

const hairByPresentation: Record<Presentation, Record<Age, readonly Hair[]>> = {
  masculine: {
    young: ['fade', 'crop', 'twists', 'fade', 'crop'],
    middle: ['fade', 'crop', 'bald', 'crop', 'fade', 'bald', 'cap', 'twists'],
    senior: ['receding', 'bald', 'crop', 'receding', 'crop', 'cap'],
  },
  feminine: {
    young: ['natural', 'afro', 'bun', 'braids', 'cornrows', 'bob'],
    middle: ['bun', 'wrap', 'bob', 'natural', 'braids', 'crown-wrap', 'cornrows'],
    senior: ['wrap', 'crown-wrap', 'natural', 'bun'],
  },
};

const clothingByPresentation: Record<Presentation, readonly Clothing[]> = {
  masculine: ['suit', 'open-suit', 'shirt', 'smock', 'kaftan', 'suit', 'open-suit'],
  feminine: ['blazer', 'kaba', 'round-neck', 'stole', 'blazer', 'kaba'],
};

/** Chooses a sitter for a key's random stream. */
export function chooseSitter(random: Random, presentation: Presentation, age: Age): Sitter {
  const feminine = presentation === 'feminine';
  const old = age === 'senior';
  const half = random.between(feminine ? 112 : 118, feminine ? 124 : 132);
  return {
    skin: random.pick(skinTones),
    hair: random.pick(hairByPresentation[presentation][age]),
    hairColour: old
      ? random.pick(['#a8a196', '#8b847b', '#c9c3b8'])
      : random.pick(['#15100e', '#1c1512', '#241813']),
    beard: feminine
      ? 'none'
      : random.pick<Beard>(
          age === 'young'
            ? ['none', 'stubble', 'none', 'goatee']
            : ['full', 'goatee', 'moustache', 'stubble', 'none'],
        ),
    clothing: random.pick(clothingByPresentation[presentation]),
    cloth: random.pick(cloths),
    wrapColours: random.pick<readonly [string, string]>([
      [c.gold, c.clay],
      [c.clay, c.honey],
      [c.forest, c.gold],
      [c.honey, c.forest],
      [c.brick, c.sand],
    ]),
    face: {
      half,
      jaw: half * random.between(feminine ? 0.72 : 0.82, feminine ? 0.84 : 0.95),
      chin: half * random.between(feminine ? 0.26 : 0.36, feminine ? 0.38 : 0.5),
      chinY: random.between(484, 508),
    },
    eye: { gap: random.between(50, 56), size: random.between(0.94, 1.1) * (feminine ? 1.06 : 0.98) },
    brow: { weight: random.between(feminine ? 8 : 11, feminine ? 11 : 15), arch: random.between(6, 15) },
    nose: random.between(0.92, 1.16) * (feminine ? 0.94 : 1.04),
    mouth: { width: random.between(46, 58), open: random.chance(0.42) },
    shoulders: random.between(feminine ? 232 : 272, feminine ? 258 : 306),
    glasses: random.chance(old ? 0.5 : 0.26) ? random.pick(['round', 'square']) : 'none',
    earrings: feminine && random.chance(0.75),
    lines: old,
    tilt: random.between(-2.4, 2.4),
  };
}
