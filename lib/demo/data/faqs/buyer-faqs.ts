import { group } from './faq-group';

/** What buyers ask. */
export const buyerFaqs = [
  group('Looking', [
    [
      'Why do listings not show the name of the business?',
      'Staff, suppliers and customers would hear of the sale and some would leave. You would then be buying less than you saw. The name is given to you once you have signed a confidentiality agreement and we know what you are looking for.',
    ],
    [
      'What does it cost me to buy through you?',
      'Nothing. The seller pays our fee. You pay your own lawyer, accountant and any permits that have to be renewed.',
    ],
    [
      'Can you tell me when something suitable comes up?',
      'Yes. Tell an office what you want: trade, region, price and how much you can pay down. Good matches often reach registered buyers before the public.',
    ],
    [
      'I live abroad. Can I buy from there?',
      'You can do most of the looking from there, and we hold calls at your hours. Plan to come for several weeks before you sign. [Notes for buyers abroad](/blog/coming-home-to-buy) may help.',
    ],
    [
      'I am not Ghanaian. What may I buy?',
      'Some trades are reserved for citizens, among them salons and barber shops, retail pharmacies and sachet water, and foreign investors need a minimum capital. Our listings say where a reservation applies. Ask a lawyer about your own case before you spend money.',
    ],
    [
      'How many businesses should I look at?',
      'Read thirty, ask about ten, visit five. After that you will know what you want, and it is rarely what you began with.',
    ],
  ]),
  group('Figures', [
    [
      'What does SDE mean?',
      'Seller’s discretionary earnings: all that one full-time owner gets out of the business in a year, before tax and loan payments. Divide the price by it to compare businesses.',
    ],
    [
      'Has somebody checked the figures?',
      'Our brokers read them against statements, and say on the listing or in the pack what they have seen and when. That is not an audit. Your own accountant should check before you sign.',
    ],
    [
      'Is the stock included in the price?',
      'Usually yes, counted on the day of handover at cost. The listing shows the value; the agreement says what happens if it differs.',
    ],
    [
      'What does “real estate included” mean?',
      'That land or buildings are part of the price, and the broker has seen a registered title or lease with a recent search. “Available” means you could buy or rent them in addition.',
    ],
    [
      'Why is there no price on some listings?',
      'Some owners disclose it only to buyers who have signed. It is common with larger companies. Ask, and say what you can pay.',
    ],
    [
      'Can I trust a figure that never went through the bank?',
      'Not by itself. We look for other traces: supplier receipts, light bills, mobile-money statements. If there are none, we leave the figure out, and so should you.',
    ],
  ]),
  group('Paying', [
    [
      'How much money do I need?',
      'Look at the down payment on the listing, and add three months of wages and rent as a reserve. As a rule thirty to sixty per cent of the price is paid at signing.',
    ],
    [
      'Will the seller wait for the rest?',
      'In about half of our sales, yes: for one to two and a half years and against security. It is a matter for negotiation, and of trust.',
    ],
    [
      'Can I get a loan?',
      'Possibly. Lenders look at collateral and at account turnover. Speak to one before you begin. “Lender prequalified” on a listing means that a named lender has read the figures of that business.',
    ],
    [
      'May I pay in dollars?',
      'Prices are agreed and paid in Ghana cedi. If your money comes from abroad, keep every paper that shows where it came from, and start the transfer early.',
    ],
    [
      'Where does my deposit go?',
      'Into a lawyer’s client account, or another one that neither side can empty alone. Never hand a deposit to a seller, or to us.',
    ],
  ]),
  group('Until the keys are yours', [
    [
      'May I visit the business?',
      'Yes, after signing, and at first as a customer. Please never speak to staff about the sale. A proper inspection follows when an offer has been accepted.',
    ],
    [
      'Can I make an offer below the asking price?',
      'Of course. Put it in writing with your reasons and how you would pay. Sold businesses in our network have mostly fetched between nine tenths and the whole of what was asked.',
    ],
    [
      'What should I check before I sign?',
      'Accounts, lease or land, permits, staff contracts and contributions, equipment, debts, and contracts with customers and suppliers. We give you a list for the trade; a lawyer and an accountant do the checking.',
    ],
    [
      'What if something turns out to be untrue?',
      'The agreement contains the seller’s promises and what happens if one of them was wrong. This is why part of the price often stays in the lawyer’s account for a few months.',
    ],
    [
      'Will the staff stay?',
      'Most do, if they are told well and paid on time. Ask us what has been agreed with the key people, and offer them something for staying.',
    ],
    [
      'What help do I get after buying?',
      'The seller’s handover, as agreed; your broker’s telephone; and a call from us after a month and after a year. Many buyers become sellers with us, ten years on.',
    ],
  ]),
];
