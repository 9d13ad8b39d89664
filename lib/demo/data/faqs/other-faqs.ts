import { group } from './faq-group';

/** What people ask about franchises. */
export const franchiseFaqs = [
  group('', [
    [
      'What is the difference between a franchise and any other business?',
      'You run it under somebody else’s name and by their manual, and pay for both. In return you are trained, supplied and known from the first day.',
    ],
    [
      'What does it cost?',
      'An entry fee or the price of a running outlet, fitting out, stock, and then a royalty of usually four to eight per cent of sales. Our listings show earnings after the royalty.',
    ],
    [
      'Does the brand have to agree to me?',
      'Yes. It will want to know your experience and your funds, and often to train you. Allow a month for its answer.',
    ],
    [
      'Is a new outlet or a running one better?',
      'A running outlet costs more and shows you its figures. A new one costs less and shows you a forecast. First-time buyers usually sleep better with the first.',
    ],
    [
      'May I sell my franchise later?',
      'As a rule, with the brand’s consent and sometimes a transfer fee. Read this clause before you buy and not when you want to leave.',
    ],
    [
      'Do you represent the brands?',
      'No. In a resale we act for the outlet’s owner. Where a brand pays us for finding new owners, the page says so.',
    ],
    [
      'Can I own more than one?',
      'Many owners do. Ask for the territory in writing, and buy the second only when the first runs without you.',
    ],
  ]),
];

/** What owners of larger companies ask. */
export const mergerFaqs = [
  group('', [
    [
      'From what size do you advise on company sales?',
      'From about thirty staff, or sales of GH₵10 million a year, and wherever a management team runs the company. Smaller businesses are in good hands with our local offices.',
    ],
    [
      'Will my company appear on this site?',
      'Only if you wish. Most mandates are handled by approaching a short list of buyers, each of whom signs before learning the name.',
    ],
    [
      'Who buys companies like mine?',
      'Competitors and suppliers, companies from abroad that want a foothold, investment funds, and more and more often the company’s own managers.',
    ],
    [
      'What is the difference between a sale and a merger?',
      'In a sale you are paid and leave, at once or in steps. In a merger you become co-owner of something larger. The second asks more of you, and of your patience.',
    ],
    [
      'How is the price found?',
      'With earnings before interest, tax, depreciation and amortisation, compared with sales of similar companies, and checked against what the company could earn in other hands.',
    ],
    [
      'What does the process look like?',
      'Preparation, approach, first offers, examination, final offers, agreement, completion. Nine to twelve months, with a weekly note from us even when there is no news.',
    ],
  ]),
];

/** What people ask of an office, on its own page. */
export const officeFaqs = [
  group('', [
    [
      'Do I need an appointment?',
      'It is better, so that somebody with the right experience has time for you, and so that you meet nobody you know in the waiting room. Call, write, or send a WhatsApp message.',
    ],
    [
      'Can you come to me?',
      'Yes. Many owners prefer a meeting at home or in the evening. We come in an ordinary car.',
    ],
    [
      'I am not sure that I want to sell. May I still come?',
      'Please do. Half of the people who ask us for a valuation do not sell that year. They go home with a list of what would raise the price.',
    ],
    [
      'Do you also work outside this town?',
      'We cover the places named on this page, and pass you on to a colleague beyond them. One network, fourteen offices.',
    ],
    [
      'Which languages do you speak?',
      'English everywhere, and the languages of the region. Each broker’s page says which. Agreements are written in English and explained in the language you think in.',
    ],
  ]),
];

/** What people ask about choosing a broker. */
export const brokerFaqs = [
  group('', [
    [
      'How do I know that a broker is any good?',
      'Ask what they have sold in your trade, at what share of the asking price, and how long it took. Then ask to speak to one seller and one buyer.',
    ],
    [
      'Can I give the mandate to several brokers?',
      'You can, and it usually ends with none of them working and everybody knowing. One broker, a clear period and an honest way out serve you better.',
    ],
    [
      'How long am I bound?',
      'Nine months as a rule, with the right to leave earlier if we do not do what we promised. Both are in the agreement, in plain words.',
    ],
    [
      'Do you ever act for both sides?',
      'We act for the seller and are fair to the buyer. Where a buyer wants advice of their own, we name people who do not depend on us.',
    ],
  ]),
];
