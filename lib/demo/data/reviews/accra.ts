import { reviewsOf } from './review-list';

const naa = 'naa-dedei-tetteh';
const kojo = 'kojo-ebo-arthur';
const selasi = 'selasi-dogbe';
const akosua = 'akosua-agyeiwaa-boateng';
const kwame = 'kwame-nyarko-addae';
const mawuli = 'mawuli-kpodo';

export const accraReviews = [
  ...reviewsOf('osu', [
    [
      'Auntie Korkor',
      'Sold a chop bar',
      5,
      naa,
      'She came at four in the morning and peeled cassava with us before she asked about money. I knew then that she would sell it properly.',
    ],
    [
      'Daniel A.',
      'Bought a mini-mart',
      5,
      kojo,
      'Kojo told me not to buy the first one. The landlord there went back on his word a month later. The second one is mine now.',
    ],
    [
      'Mrs E. Lartey',
      'Sold a bakery',
      5,
      naa,
      'Nobody in the family knew a figure until the day it was right to know. It took seven months and not one quarrel.',
    ],
    [
      'Yvonne S.',
      'Bought a café',
      5,
      selasi,
      'My first business. She made me count customers for two hours in the rain. I cursed her then and thank her now.',
    ],
    [
      'K. Mensah',
      'Sold a pub',
      4,
      naa,
      'Good people and a fair price. The papers for the music permit took longer than they thought.',
    ],
    [
      'Francis O.',
      'Bought a pharmacy',
      4,
      kojo,
      'Explained the lease line by line. I would have liked a call each week; it was sometimes two.',
    ],
    [
      'Madam Adjeley',
      'Sold a cold store',
      5,
      kojo,
      'I had three offers in hand within ten weeks and could choose the one who kept my girls on.',
    ],
    [
      'R. Addo',
      'Asked for a valuation',
      5,
      naa,
      'The figure was lower than I hoped. The list of what to change was worth more than a higher one. Back in two years.',
    ],
    [
      'Peace D.',
      'Bought a salon',
      5,
      selasi,
      'She speaks Ewe with my mother and figures with my accountant. Both trust her.',
    ],
    [
      'Anonymous',
      'Seller',
      3,
      null,
      'The sale went through and the money came. But I met a neighbour in the waiting room, which should not happen.',
    ],
    [
      'J. Quaye',
      'Bought a waakye kitchen',
      5,
      naa,
      'The cook stayed, the recipe was written down and the price was what they said on the first day.',
    ],
    [
      'Linda K.',
      'Sold a boutique',
      4,
      selasi,
      'Quick, warm and tidy. The photographs of my shop never appeared anywhere, as promised.',
    ],
    [
      'Mr Amartey',
      'Sold a printing shop',
      5,
      kojo,
      'He noticed that my best customer’s contract could not be transferred, and had it changed before anyone asked.',
    ],
    [
      'Samira I.',
      'Looked for a business',
      4,
      selasi,
      'I did not buy in the end. She told me honestly that I was not ready and what I should learn first.',
    ],
  ]),
  ...reviewsOf('east-legon', [
    [
      'A head teacher',
      'Sold a school',
      5,
      akosua,
      'We signed in July, told the parents in August, and on the first day of term I stood at the gate with the new owner. Not one child left.',
    ],
    [
      'Dr P. Osei',
      'Bought a clinic',
      5,
      kwame,
      'He counted the stock himself, expiry dates and all. The price came down by exactly what he found.',
    ],
    [
      'Nana Esi B.',
      'Bought a crèche',
      5,
      akosua,
      'Akosua knew which licence was personal and which was not. My lawyer was impressed, and she is not easily impressed.',
    ],
    [
      'Michael T.',
      'Bought from London',
      5,
      mawuli,
      'Calls at eleven at night, films of Monday mornings, and twice he said no for me. The third time he said come.',
    ],
    [
      'Mrs Amoah',
      'Sold a laundry',
      4,
      kwame,
      'A good buyer and a calm process. The handover plan was longer than the contract, and more useful.',
    ],
    [
      'Kofi N.',
      'Sold a software firm',
      5,
      mawuli,
      'He read our support contracts with pleasure. I did not think that was possible.',
    ],
    [
      'Gifty',
      'Bought a nail studio',
      4,
      null,
      'Friendly office. I waited a week for the information pack, then everything was in it.',
    ],
    [
      'E. Baah',
      'Sold a pharmacy',
      5,
      kwame,
      'He explained what a foreign buyer may not own before we lost time with one.',
    ],
    [
      'Parent and founder',
      'Sold a preschool',
      5,
      akosua,
      'She has a method for fees in arrears. I recovered more in a month than in the three years before.',
    ],
    ['Emmanuel D.', 'Valuation', 4, null, 'Clear figures, clearly explained. The parking is impossible.'],
    [
      'Kwesi and Ama',
      'Bought a mini-mart',
      5,
      mawuli,
      'We wanted something to come home to. We got it, and a list of what to do every Monday.',
    ],
    [
      'Mr Tetteh Q.',
      'Seller',
      3,
      null,
      'It took eleven months instead of six. They were always reachable, I must say, and the price was right in the end.',
    ],
  ]),
];
