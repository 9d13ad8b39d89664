import { type Light, lightList } from '../palette';
import { kenteStrip } from '../parts/weave-strip';
import { nth, type Random, randomFor } from '../random';
import { box, disc, fade, join, many, mirror, type Picture, picture, put, threads } from '../svg';
import {
  calculator,
  calendar,
  chart,
  coins,
  contract,
  handsetLaptop,
  keyring,
  ledger,
  map,
  plant,
  scales,
  shopModel,
  type Thing,
  tea,
} from './still-life';

/** What lies on the desk for a topic; other topics get a choice by their key. */
export const postTopics = {
  valuation: [chart, calculator, ledger],
  selling: [shopModel, contract, keyring],
  buying: [keyring, shopModel, map],
  franchising: [map, shopModel, chart],
  finance: [coins, calculator, chart],
  law: [contract, scales, ledger],
  market: [chart, map, coins],
  people: [tea, calendar, plant],
  preparation: [ledger, calendar, contract],
  technology: [handsetLaptop, chart, plant],
} as const satisfies Record<string, readonly Thing[]>;

export type PostTopic = keyof typeof postTopics;

/** Everything there is, with the room it takes on the desk in pixels. */
const widths = new Map<Thing, number>([
  [ledger, 340],
  [calculator, 210],
  [coins, 350],
  [chart, 390],
  [scales, 480],
  [shopModel, 400],
  [keyring, 320],
  [contract, 290],
  [calendar, 380],
  [handsetLaptop, 400],
  [map, 390],
  [plant, 240],
  [tea, 190],
]);

const widthOf = (thing: Thing): number => widths.get(thing) ?? 300;

const isTopic = (topic: string): topic is PostTopic => Object.hasOwn(postTopics, topic);

function thingsFor(topic: string, random: Random): readonly Thing[] {
  const known: readonly Thing[] = isTopic(topic)
    ? postTopics[topic]
    : random.shuffle([...widths.keys()]).slice(0, 3);
  const filler = random.pick([plant, tea]);
  const crowded = known.reduce((sum, thing) => sum + widthOf(thing), 0) > 900;
  return random.shuffle(crowded || known.includes(filler) ? known : [...known, filler]);
}

/** The things side by side from 60 to 1,330 px, nearer and farther by turns. */
function onDesk(things: readonly Thing[], light: Light, random: Random): string {
  const taken = things.reduce((sum, thing) => sum + widthOf(thing), 0);
  const scale = Math.min(1.42, 1270 / taken);
  const gap = (1270 - taken * scale) / (things.length + 1);
  let x = 60;
  return things
    .map((thing, index) => {
      x += gap + (widthOf(thing) * scale) / 2;
      const drawn = put(x, 766 + (index % 2) * 44, thing(light, random), scale);
      x += (widthOf(thing) * scale) / 2;
      return drawn;
    })
    .join('');
}

/** The cover of a post, 1600 × 900: a still life on a desk before a disc and a band of cloth. */
export function drawPostCover(key: string, topic: string): Picture {
  const random = randomFor(`post ${topic} ${key}`);
  const light = nth(lightList, random.whole(0, 3));
  const grain = threads(light.light, light.name === 'evening' ? 0.05 : 0.16, 12);
  const cloth = { warp: light.accent, weft: light.second, bright: light.light, dark: light.trim };
  const other = { warp: light.trim, weft: light.accentLight, bright: light.secondLight, dark: light.accent };
  const things = thingsFor(topic, random);
  const drawing = join(
    grain.definition,
    box(0, 0, 1600, 900, light.skyTop),
    fade(0.5, disc(780, 470, 400, light.halo)),
    fade(0.7, disc(780, 470, 300, light.skyLow)),
    box(0, 0, 1600, 900, grain.paint),
    many(2, (i) =>
      kenteStrip(random, { x: 1360 + i * 120, y: 0, width: 120, height: 700 }, i ? other : cloth, i, 2),
    ),
    box(0, 690, 1600, 210, light.trim),
    box(0, 690, 1600, 26, light.second),
    fade(0.2, box(0, 716, 1600, 14, light.shadow)),
    onDesk(things, light, random),
  );
  return picture(1600, 900, mirror(1600, drawing, random.chance(0.5)));
}
