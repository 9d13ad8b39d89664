/** Ce que veut dire un prix, en français. */
export const price = {
  inTrade:
    'Parmi {count} entreprises du même métier que nous avons à vendre, prix et bénéfice affichés, celle du milieu demande {middle} fois, et la moitié demande de {low} à {high} fois.',
  withinTrade: 'Celle-ci se trouve dans cette moitié.',
  aboveTrade: 'Celle-ci demande plus : demandez ce qui le justifie.',
  belowTrade: 'Celle-ci demande moins : demandez pourquoi.',
};
