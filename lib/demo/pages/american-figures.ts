/** A note about the origin and limits of the figures in the valuation table. */
export const americanFiguresNote =
  'These are sales in the United States: we know of no figures of Ghana that anybody can cite. Here a trade may be worth more or less.';
