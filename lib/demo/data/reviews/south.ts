import { reviewsOf } from './review-list';

const narh = 'narh-tetteh-ocloo';
const adwoa = 'adwoa-pokuaa-sarpong';
const ebo = 'ebo-kwofie-amissah';
const adjoa = 'adjoa-blay';

export const southernReviews = [
  ...reviewsOf('tema', [
    [
      'E. Nartey',
      'Sold a block factory',
      5,
      narh,
      'He listened to the press for a minute and told me its age. After that we only talked about the truth.',
    ],
    [
      'Mr Chaudhary',
      'Bought a packaging plant',
      5,
      narh,
      'The list of repairs was complete. In my first year nothing broke that was not on it.',
    ],
    [
      'Madam Felicia',
      'Sold a fuel station',
      5,
      adwoa,
      'She knew the dealer agreement better than the oil company’s own man.',
    ],
    [
      'Isaac K.',
      'Bought a cold store',
      4,
      narh,
      'Sound advice about power. The solar quote he suggested has paid for itself already.',
    ],
    [
      'H. Ocansey',
      'Sold a car wash',
      4,
      adwoa,
      'Smooth. It would have been nice to see more than two buyers, but the second was the right one.',
    ],
    [
      'Transport owner',
      'Sold four tippers and a contract',
      5,
      narh,
      'He told both sides the same list. I had not met that before in this town.',
    ],
    [
      'Vida A.',
      'Bought an LPG station',
      5,
      adwoa,
      'I received a calendar with every permit of the first year. It hangs in my office.',
    ],
    [
      'Samuel',
      'Bought a bakery',
      5,
      null,
      'They surveyed the oven, the roof and the drains before I paid anything.',
    ],
    [
      'J. Commey',
      'Valuation',
      4,
      narh,
      'Straight talk. He said to replace the compressor first and sell afterwards.',
    ],
    [
      'Anonymous',
      'Seller of a shop',
      3,
      adwoa,
      'Good work, but the first buyer was not as solid as we all believed and it cost us two months.',
    ],
    [
      'Naomi T.',
      'Bought a mini-mart',
      5,
      adwoa,
      'I asked a hundred questions. The hundred and first was answered as kindly as the first.',
    ],
  ]),
  ...reviewsOf('takoradi', [
    [
      'Capt. Andoh',
      'Sold a marine supplier',
      5,
      ebo,
      'He priced the bad November as well as the good March. The buyer believed the figure because of it.',
    ],
    [
      'Mrs Ackah',
      'Sold a catering firm',
      5,
      ebo,
      'He went himself to ask whether our largest client would stay. They stayed.',
    ],
    [
      'D. Essien',
      'Bought a hotel',
      4,
      ebo,
      'Honest about the quiet years. I would have bought too dear without him.',
    ],
    [
      'Comfort B.',
      'Sold a guest house in Axim',
      5,
      adjoa,
      'She wrote down every promise with its date. That notebook settled two quarrels before they began.',
    ],
    [
      'P. Yankey',
      'Bought a coconut processor',
      5,
      adjoa,
      'We spoke Nzema with the farmers and English with the bank. She did both.',
    ],
    ['G. Arthur', 'Bought a workshop', 4, null, 'Fair, thorough, and on time. Coffee could be better.'],
    [
      'Timber merchant',
      'Sold a yard',
      5,
      ebo,
      'All permits were checked before the listing went out, so nothing could surprise us later.',
    ],
    [
      'Ruth M.',
      'Bought a mini-mart',
      4,
      adjoa,
      'A patient broker. She made me visit at six in the morning and at nine at night.',
    ],
    [
      'K. Eshun',
      'Seller',
      3,
      ebo,
      'The price was good. The mine’s consent took four months, which nobody could hurry.',
    ],
    ['Mabel', 'Bought a salon', 5, adjoa, 'I am a hairdresser and was never an owner. Now I am both.'],
  ]),
];
