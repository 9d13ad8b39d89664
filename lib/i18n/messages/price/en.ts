/** What a price means, in English. */
export const price = {
  inTrade:
    'Of {count} businesses of its trade that we have for sale, with price and earnings shown, the middle one asks {middle} times, and half ask {low} to {high} times.',
  withinTrade: 'This one is among that half.',
  aboveTrade: 'This one asks more than that: ask what speaks for it.',
  belowTrade: 'This one asks less than that: ask why.',
  financing: 'How it could be paid',
  example: 'An example with round terms, not an offer: a lender or the seller would set theirs.',
  downPaymentMeaning: 'What you bring yourself on the day you take over.',
  rest: 'The rest of the price',
  monthlyPayment: 'You would pay each month',
  monthlyPaymentTerms: 'For {years, plural, one {# year} other {# years}}, with interest of {rate} a year.',
  monthlyEarnings: 'Seller’s discretionary earnings of a month',
  left: 'What remains of it each month',
  leftMeaning: 'Before tax, and before what you need to live on.',
  missing: 'What would be missing each month',
  missingMeaning:
    'On these terms the payments are more than the business earns. More money of your own, or more time, would change that.',
  // In a text that mentions a figure of which nothing is known: “with {loan.interest} interest over {loan.years} years”.
  unknownInterest: 'the lender’s',
  unknownYears: 'several',
};
