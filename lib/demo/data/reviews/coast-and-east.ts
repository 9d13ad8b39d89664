import { reviewsOf } from './review-list';

const araba = 'araba-essuman';
const kwasi = 'kwasi-offei-darko';
const dede = 'dede-padiki-nartey';
const edem = 'edem-kwaku-gavor';

export const coastAndEasternReviews = [
  ...reviewsOf('cape-coast', [
    [
      'Guest house owner',
      'Sold in Elmina',
      5,
      araba,
      'She showed it in February, empty and grey. The woman who bought it then bought it for the right reasons.',
    ],
    [
      'Mr Baidoo',
      'Sold a school in Kasoa',
      5,
      araba,
      'Accurate like a teacher, tough like a fishmonger. She told me so herself, and it is true.',
    ],
    ['Efua', 'Bought a smokehouse', 5, araba, 'She found me a seller who taught me for a whole season.'],
    [
      'T. Mills',
      'Bought from Manchester',
      4,
      araba,
      'Everything was in writing and nothing was prettier in the pictures than on the spot.',
    ],
    [
      'K. Otoo',
      'Sold a provision shop',
      4,
      null,
      'Quick and quiet. The office stairs are steep for an old man.',
    ],
    [
      'Maame Esi',
      'Sold a bakery',
      5,
      araba,
      'I cried on the last day and she sat with me until the new owner came.',
    ],
    [
      'J. Ampah',
      'Bought a printing press',
      4,
      null,
      'Good papers, good advice. The binding machine was older than stated, and they put that right.',
    ],
    [
      'H. Quansah',
      'Enquiry',
      3,
      null,
      'They told me that my land papers were not ready and sent me away with a list. Annoying, and correct.',
    ],
  ]),
  ...reviewsOf('koforidua', [
    [
      'Opanyin Darko',
      'Sold a poultry farm',
      5,
      kwasi,
      'He walked all four corners of my land with me and found the pillar I had lost.',
    ],
    [
      'B. Asiedu',
      'Bought a guest house in Aburi',
      5,
      kwasi,
      'The search at the Lands Commission was done before I even asked.',
    ],
    [
      'Akweley',
      'Sold a bead workshop',
      5,
      dede,
      'She taught me to count my stock. Afterwards I almost kept the business.',
    ],
    [
      'Mr Ofori',
      'Sold a water plant',
      4,
      kwasi,
      'Careful and slow. The careful part earned me more than the slow part cost.',
    ],
    [
      'Patience N.',
      'Bought a dried fruit plant',
      5,
      dede,
      'She knew my future customers in Holland by name.',
    ],
    ['C. Teye', 'Valuation', 4, dede, 'She advised me to grow for two years. I am in the first.'],
    [
      'A farmer',
      'Bought a feed mill',
      4,
      kwasi,
      'The seller stayed through one whole season, as had been agreed.',
    ],
    ['S. Boadi', 'Seller', 5, null, 'No fuss, no noise, paid in full.'],
  ]),
  ...reviewsOf('ho', [
    [
      'Togbe K.',
      'Sold a transport business',
      5,
      edem,
      'He read the agreement aloud in Ewe to all of us. It took an afternoon, and nobody has ever disputed a word.',
    ],
    [
      'Mawuena',
      'Bought a guest house',
      5,
      edem,
      'We stayed three nights in the cheapest room on his advice. We bought it all the same.',
    ],
    [
      'F. Agbeko',
      'Sold a school',
      4,
      edem,
      'He covers two regions alone, so patience helps. It was worth it.',
    ],
    [
      'Dzifa A.',
      'Bought a shop in Aflao',
      5,
      edem,
      'Border trade frightened me. He explained it over one long lunch.',
    ],
    ['G. Amenyo', 'Sold a boat and a route', 4, edem, 'Who else could have valued a lake boat?'],
    ['Sister Celestine', 'For a mission school', 5, edem, 'Respectful of what cannot be written in figures.'],
    [
      'Courage',
      'Looked for a business',
      4,
      null,
      'Nothing suited me yet, but they ring whenever something comes close.',
    ],
  ]),
];
