import type { SceneName } from '../art/scenes/scene-names';
import type { PictureRecord } from './picture-record';

const subjects: Readonly<Record<SceneName, string>> = {
  home: 'A shopkeeper hands her keys to a buyer on a high street at dawn',
  sell: 'A restaurant owner in a smock and his broker look at papers outside the restaurant',
  buy: 'Two buyers walk past a row of shops',
  franchise: 'Three matching coffee shops along a road',
  accra: 'Accra by the sea, with towers, palms and the shore',
  kumasi: 'Kumasi’s market roofs among green hills',
  harbour: 'A harbour at dusk with cranes, containers and a ship',
  north: 'The northern savannah with a baobab and round houses',
  market: 'A trader and a customer among market stalls',
  'office-interior': 'A broker and an owner talk at a long table before a window on the city',
  handshake: 'Two people in suits shake hands before a window on the city',
  valuation: 'A model of a shop, rising bars, coins and a calculator on a desk',
};

/** The wide scenes that pages open with. */
export const scenes: readonly PictureRecord[] = sceneRecords();

function sceneRecords(): PictureRecord[] {
  const names = Object.keys(subjects).filter((name): name is SceneName => name in subjects);
  return names.map((name) => ({
    name: `scene-${name}`,
    alt: subjects[name],
    request: { kind: 'scene', name },
  }));
}
