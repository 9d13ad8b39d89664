import type { SceneName } from '../art/scenes/scene-names';
import type { PictureRecord } from './picture-record';

const subjects: Readonly<Record<SceneName, string>> = {
  home: 'A Ghanaian town in the morning, with shops opening along the street',
  sell: 'A shopkeeper at the door of her shop, looking over the street',
  buy: 'A couple walking along a row of shops',
  franchise: 'A row of matching shop fronts',
  accra: 'Accra by the sea, with towers, palms and the shore',
  kumasi: 'Kumasi’s market roofs among green hills',
  harbour: 'Tema harbour with cranes and a ship',
  north: 'The northern savannah with a baobab and round houses',
  market: 'A market with umbrellas and cloth',
  'office-interior': 'An office with two chairs at a table and a window on the town',
  handshake: 'Two people shaking hands across a table',
  valuation: 'An account book, a calculator and a cup of tea on a desk',
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
