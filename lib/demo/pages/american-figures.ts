/** What the figures of the valuation table are, and are not. */
export const americanFigures =
  'These are sales in the United States: we know of no figures of Ghana that anybody can cite. Here a trade may be worth more or less.';
