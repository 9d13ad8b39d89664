import { group } from './faq-group';

/** What sellers ask. */
export const sellerFaqs = [
  group('Before you decide', [
    [
      'What does a first conversation cost?',
      'Nothing, and it commits you to nothing. You tell us about the business, we tell you what similar ones have sold for and what would help. Most first conversations last an hour.',
    ],
    [
      'Is this the right time to sell?',
      'The best time is when the business is doing well and you do not have to sell. If sales are falling or your health is the reason, come earlier rather than later: every month of preparation is worth money.',
    ],
    [
      'How long does a sale take?',
      'From the listing to the signature usually five to nine months. Preparation takes four to eight weeks before that, longer if a lease or land papers are missing. Companies with a management team take nine to twelve months.',
    ],
    [
      'Do I need audited accounts?',
      'No, but you need figures a stranger can follow. Three years of sales and costs with bank or mobile-money statements are enough for most small businesses. We help you to put them in order.',
    ],
    [
      'My business is very small. Will you still help?',
      'Yes, if it earns more than a wage for the person who runs it. If it does not, we say so, and tell you what could be sold instead: equipment, stock or a lease.',
    ],
    [
      'Can I sell only a part of the business?',
      'You can sell a share to a partner, one branch of several, or the trade without the building. Each has its own pitfalls, and we go through them with you before a price is set.',
    ],
  ]),
  group('Price', [
    [
      'How do you arrive at a price?',
      'We work out what one full-time owner gets out of the business in a year, compare it with what businesses of the trade sell for, and look at what stands behind it: equipment, stock, lease, land. You receive the working on one sheet.',
    ],
    [
      'What is seller’s discretionary earnings?',
      'Profit before tax, plus the owner’s pay, private expenses in the books, interest, depreciation and costs that happened once. It is shown as SDE on every listing. [Read more about it](/blog/sde-in-plain-words).',
    ],
    [
      'I have been told it is worth much more. Who is right?',
      'Possibly both, for different buyers. Ask the other side for their working. A high figure that wins your mandate and then falls every month is the most expensive kind.',
    ],
    [
      'Do I have to show the price in public?',
      'No. You may leave it undisclosed, but listings with a price receive far more serious enquiries. Prices are always in Ghana cedi, as the law asks.',
    ],
    [
      'Will I be paid all at once?',
      'Often not. In many sales thirty to sixty per cent is paid at signing and the rest over one to two and a half years, with security. If you need the full sum, tell us at the start.',
    ],
    [
      'What do you charge?',
      'A fee on success, agreed in writing before we begin and paid when the money reaches you. For larger companies there is also a fee for preparation, which is set off against the first.',
    ],
  ]),
  group('Keeping it quiet', [
    [
      'How do you keep the sale confidential?',
      'The listing shows the trade, the area and the figures, and never the name, the street or a photograph. Buyers sign a confidentiality agreement before they learn more. You can see at any time who has received what.',
    ],
    [
      'When should I tell my staff?',
      'Usually on the day the agreement is signed, all together, with the buyer beside you. The one person you cannot do without may have to know earlier. [How to hand over staff](/blog/handing-over-staff) goes into detail.',
    ],
    [
      'What if somebody finds out?',
      'Have a true answer ready: for the right offer anyone would think about it. Then ring us. We have been through it before and it is rarely as bad as it feels.',
    ],
    [
      'Can you keep competitors away?',
      'You give us a list of names, and nobody on it receives anything without your agreement. We also check who stands behind a buyer’s company.',
    ],
  ]),
  group('Buyers and papers', [
    [
      'How do you find buyers?',
      'Through this site, through the buyers registered with all our offices, and by speaking to people who might fit. A third of our sales go to somebody within fifty kilometres.',
    ],
    [
      'How do you know that a buyer has the money?',
      'We ask for evidence before the name of your business is given out: a bank letter, statements or proof of other funds. It is not a guarantee, but it keeps the curious away.',
    ],
    [
      'What papers should I collect?',
      'Registration, lease or indenture with site plan, permits, tax and social security clearance, staff contracts, a list of equipment, and the figures of three years. Your broker gives you a checklist for your trade.',
    ],
    [
      'Must I have a lawyer?',
      'We strongly advise it. We bring the parties together and look after the process; the agreement itself should be drawn up or read by a lawyer who works for you alone.',
    ],
    [
      'What happens on the day of handover?',
      'Stock is counted by both sides, meters are read, the money is released from the lawyer’s account, keys and papers change hands. We bring a list and tick it off with you.',
    ],
    [
      'Do I have to stay on afterwards?',
      'For a while, usually. Most sellers help for two to three months. What you promise is written into the agreement, hours included.',
    ],
  ]),
];
