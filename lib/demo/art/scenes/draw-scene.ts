import { lights } from '../palette';
import { randomFor } from '../random';
import { type Picture, picture } from '../svg';
import { accra } from './accra';
import { buy } from './buy';
import { franchise } from './franchise';
import { handshake } from './handshake';
import { harbour } from './harbour';
import { home } from './home';
import { kumasi } from './kumasi';
import { market } from './market';
import { north } from './north';
import { officeInterior } from './office-interior';
import { type Stage, TALL, WIDE } from './scene';
import type { SceneName } from './scene-names';
import { sell } from './sell';
import { valuation } from './valuation';

const scenes: Record<SceneName, { light: keyof typeof lights; draw: (stage: Stage) => string }> = {
  home: { light: 'dawn', draw: home },
  sell: { light: 'dusk', draw: sell },
  buy: { light: 'noon', draw: buy },
  franchise: { light: 'dawn', draw: franchise },
  accra: { light: 'dawn', draw: accra },
  kumasi: { light: 'noon', draw: kumasi },
  harbour: { light: 'dusk', draw: harbour },
  north: { light: 'dusk', draw: north },
  market: { light: 'noon', draw: market },
  'office-interior': { light: 'dawn', draw: officeInterior },
  handshake: { light: 'dawn', draw: handshake },
  valuation: { light: 'noon', draw: valuation },
};

/** A hero scene, 2000 × 1125. The left third stays calm, for words laid over it. */
export function drawScene(name: SceneName): Picture {
  const scene = scenes[name];
  const stage = { light: lights[scene.light], random: randomFor(`scene ${name}`) };
  return picture(WIDE, TALL, scene.draw(stage));
}
