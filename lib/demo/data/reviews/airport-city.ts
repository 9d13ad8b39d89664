import { reviewsOf } from './review-list';

const niiAmasah = 'nii-amasah-quarcoo';
const esi = 'esi-hayford-bentil';
const ibrahim = 'ibrahim-tanko-seidu';

export const airportCityReviews = [
  ...reviewsOf('airport-city', [
    [
      'Managing director',
      'Sold a distribution company',
      5,
      niiAmasah,
      'Five buyers instead of fifty, a data room with an index, and a note every Friday even when nothing had happened.',
    ],
    [
      'Shareholder',
      'Merger of two firms',
      5,
      niiAmasah,
      'He made us answer who would lead before he let us talk about value. It saved the merger.',
    ],
    [
      'C. Hammond',
      'Sold a hotel',
      5,
      esi,
      'She asked for the diesel bills first. The buyer’s engineer later said it was the most honest file he had seen.',
    ],
    [
      'B. Larbi',
      'Bought a guest house',
      4,
      esi,
      'One page listed everything that stayed and everything that went. We never argued about a single chair.',
    ],
    [
      'Alhaji M.',
      'Sold a haulage firm',
      5,
      ibrahim,
      'He valued my trucks tyre by tyre. His father drove the same road as mine.',
    ],
    [
      'Finance manager',
      'On the buyer’s side',
      4,
      niiAmasah,
      'They acted for the seller and were fair to us. Answers came in writing and came to everyone alike.',
    ],
    [
      'G. Acquah',
      'Bought a courier company',
      5,
      ibrahim,
      'He told me which contracts pay in ninety days though they say thirty. He was right about each of them.',
    ],
    [
      'Board member',
      'Sold a majority',
      5,
      niiAmasah,
      'Completely discreet. Our staff learned of it from us, on the day we had chosen.',
    ],
    [
      'L. Asare',
      'Sold an event business',
      4,
      esi,
      'Very careful work. For a small company like mine perhaps a little too careful.',
    ],
    [
      'An importer',
      'Enquiry',
      3,
      null,
      'They declined our mandate because of open customs matters. Correct, but I had hoped for help with those.',
    ],
  ]),
];
