/** What a price means, in English. */
export const price = {
  inTrade:
    'Of {count} businesses of its trade that we have for sale, with price and earnings shown, the middle one asks {middle} times, and half ask {low} to {high} times.',
  withinTrade: 'This one is among that half.',
  aboveTrade: 'This one asks more than that: ask what speaks for it.',
  belowTrade: 'This one asks less than that: ask why.',
};
