/** Ce que veut dire un prix, en français. */
export const price = {
  inTrade:
    'Parmi {count} entreprises du même métier que nous avons à vendre, prix et bénéfice affichés, celle du milieu demande {middle} fois, et la moitié demande de {low} à {high} fois.',
  withinTrade: 'Celle-ci se trouve dans cette moitié.',
  aboveTrade: 'Celle-ci demande plus : demandez ce qui le justifie.',
  belowTrade: 'Celle-ci demande moins : demandez pourquoi.',
  financing: 'Comment la payer',
  example: 'Un exemple en chiffres ronds, pas une offre : un prêteur ou le vendeur fixerait ses conditions.',
  downPaymentMeaning: 'Ce que vous apportez vous-même le jour de la reprise.',
  rest: 'Le reste du prix',
  monthlyPayment: 'Vous paieriez chaque mois',
  monthlyPaymentTerms: 'Pendant {years, plural, one {# an} other {# ans}}, à un intérêt de {rate} par an.',
  monthlyEarnings: 'Bénéfice discrétionnaire du vendeur pour un mois',
  left: 'Ce qu’il en reste chaque mois',
  leftMeaning: 'Avant impôt, et avant ce qu’il vous faut pour vivre.',
  missing: 'Ce qui manquerait chaque mois',
  missingMeaning:
    'À ces conditions, les paiements dépassent ce que gagne l’entreprise. Un apport plus grand ou un délai plus long changerait cela.',
  unknownInterest: 'celui du prêteur',
  unknownYears: 'plusieurs',
};
