import { reviewsOf } from './review-list';

const yaw = 'yaw-barimah-antwi';
const abena = 'abena-kyerewaa-prempeh';
const kwaku = 'kwaku-dapaah-owusu';
const afua = 'afua-nhyira-bonsu';
const emmanuel = 'emmanuel-kwadwo-acheampong';
const akua = 'akua-nyamekye-sabi';
const issah = 'issah-mumuni';
const rahaman = 'abdul-rahaman-fuseini';
const fati = 'fatimata-mbawini-atinga';

export const kumasiAndNorthernReviews = [
  ...reviewsOf('adum', [
    [
      'Opanin Boakye',
      'Sold a cement depot',
      5,
      yaw,
      'One long meeting with fourteen relatives and a lot of fufu. After that it was easy.',
    ],
    [
      'Maame Serwaa',
      'Sold a cloth shop',
      5,
      abena,
      'My ledger was a school book. She turned it into accounts the bank accepted, and not one figure was changed.',
    ],
    [
      'K. Fosu',
      'Sold a workshop in Suame',
      5,
      kwaku,
      'He asked who holds the spanner when I travel. It took a year to find an answer, and then it sold for more.',
    ],
    [
      'Augustina',
      'Bought a bakery',
      5,
      abena,
      'She came to my house in the evening and never left a paper in the shop.',
    ],
    [
      'J. Amponsah',
      'Bought a parts dealer',
      4,
      kwaku,
      'Every shelf was counted. I knew exactly what I paid for.',
    ],
    [
      'Nana K.',
      'Sold a sawmill',
      4,
      kwaku,
      'Serious people. They asked for each timber document before they took me on.',
    ],
    [
      'Mr Opoku',
      'Sold to his manager',
      5,
      yaw,
      'He told my children before I dared to. They agreed within the hour.',
    ],
    ['Adwoa F.', 'Bought a salon', 5, abena, 'As a woman alone I was taken seriously from the first minute.'],
    [
      'T. Yeboah',
      'Bought a wholesale shop',
      4,
      yaw,
      'Strong on family matters, and on figures. A little old-fashioned with e-mail.',
    ],
    [
      'Anonymous',
      'Seller',
      3,
      null,
      'The market heard of it anyway. Not their fault, I think; my nephew talks.',
    ],
    ['S. Agyei', 'Sold a tyre centre', 5, kwaku, 'He tested the hoist before he shook my hand.'],
    ['Eno Afriyie', 'Sold a catering business', 5, abena, 'She explained everything twice and never sighed.'],
    [
      'B. Owusu',
      'Valuation',
      4,
      yaw,
      'He said it is worth more to my daughter than to any buyer. She starts in January.',
    ],
  ]),
  ...reviewsOf('ahodwo', [
    [
      'Dr and Mrs Frimpong',
      'Sold a clinic',
      5,
      afua,
      'Boring is fast, she said, and made us put every paper into one folder. We signed after eleven weeks.',
    ],
    [
      'Head cook, now owner',
      'Bought from her employer',
      5,
      emmanuel,
      'He drew the instalments with a pencil on one page. I still have it.',
    ],
    [
      'K. Appiah',
      'Sold a guest house',
      5,
      afua,
      'Tax clearance, site plan, licences: all there before the first visitor.',
    ],
    [
      'Rebecca O.',
      'Bought a school',
      4,
      afua,
      'Excellent preparation. The vendor was slow, the broker was not.',
    ],
    [
      'Mr Bediako',
      'Sold an event ground',
      5,
      emmanuel,
      'The payments follow the season, as our customers do.',
    ],
    [
      'Lydia A.',
      'Bought a water plant',
      4,
      emmanuel,
      'He warned me at once that the trade is for Ghanaians only, and that my partner abroad could not join.',
    ],
    ['P. Mensah-Bonsu', 'Valuation', 5, afua, 'The best coffee I have had while hearing bad news.'],
    ['Florence', 'Sold a restaurant', 4, emmanuel, 'Kind, clear, a little young. He knows food, though.'],
    [
      'Anonymous',
      'Buyer',
      3,
      null,
      'The house was withdrawn by the family at the end. They told me the same day and returned the deposit.',
    ],
    [
      'G. Osei-Tutu',
      'Bought a crèche',
      5,
      null,
      'They called me a month afterwards, and again after a year. Who does that?',
    ],
  ]),
  ...reviewsOf('sunyani', [
    [
      'Agya Kyeremeh',
      'Sold an agro shop',
      5,
      akua,
      'She laid twelve months side by side and never once apologised for July.',
    ],
    [
      'M. Gyan',
      'Bought a cashew station',
      5,
      akua,
      'I came in March and in August, as she insisted. Two different towns.',
    ],
    [
      'Vera',
      'Bought a pharmacy',
      4,
      akua,
      'Careful with the licence and with the stock. A good price for both of us.',
    ],
    [
      'K. Nsiah',
      'Sold a timber yard',
      4,
      akua,
      'Everything by the book. It took one season longer than hoped.',
    ],
    ['Teacher Afia', 'Sold a preschool', 5, akua, 'She brought the right people, and only those.'],
    ['D. Adjei', 'Enquiry', 4, null, 'A clean, honest office. They also sell honey.'],
  ]),
  ...reviewsOf('techiman', [
    [
      'Hajia Memuna',
      'Sold a grain store',
      5,
      issah,
      'He counts fairly. In this market that is all one needs to say.',
    ],
    [
      'Y. Donkor',
      'Bought a warehouse',
      4,
      issah,
      'Only by phone after market day, but always the same evening.',
    ],
    ['Alhassan B.', 'Valuation', 4, issah, 'He knows what a yam is worth in every month of the year.'],
  ]),
  ...reviewsOf('tamale', [
    [
      'Alhaji Sulemana',
      'Sold a rice mill',
      5,
      rahaman,
      'He wrote a page about the driest year. The buyer read that page first, and then paid.',
    ],
    [
      'Azara',
      'For a shea cooperative',
      5,
      fati,
      'We sold a share and kept the majority. She explained it in Gurene until the oldest of us understood.',
    ],
    [
      'M. Iddrisu',
      'Bought a haulage firm',
      4,
      rahaman,
      'He introduced me to the drivers one by one before I signed.',
    ],
    ['Rev. Atinga', 'Sold a guest house', 5, fati, 'Two weeks a month on the road, and still she answers.'],
    [
      'Hawa S.',
      'Bought a poultry farm',
      5,
      fati,
      'The vet records were complete. My own were not, and she taught me.',
    ],
    ['J. Mahama-Laari', 'Valuation', 4, rahaman, 'A fair figure, and good questions about supply.'],
    ['Abukari', 'Sold a feed shop', 4, null, 'Meetings kept to time, also around prayers.'],
    [
      'Anonymous',
      'Buyer',
      3,
      rahaman,
      'Good advice. The seller changed his mind twice, and I would have liked a firmer hand.',
    ],
  ]),
];
