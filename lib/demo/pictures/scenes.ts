import type { PictureRecord } from './picture-record';

const subjects = {
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
} as const;

/** The wide scenes in the heroes of pages. */
export const scenes: readonly PictureRecord[] = Object.entries(subjects).map(([name, alt]) => ({
  name: `scene-${name}`,
  alt,
}));
