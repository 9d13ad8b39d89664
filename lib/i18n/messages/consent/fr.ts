/** What is asked before a visit is measured, in French. */
export const consent = {
  heading: 'Pouvons-nous mesurer votre visite?',
  text: 'Si vous acceptez, nous faisons appel à {providers} pour savoir quelles pages sont utiles. D’ici là, rien n’en est chargé, et le site reste le même dans les deux cas.',
  privacy: 'Comment nous traitons vos données',
  accept: 'Accepter',
  refuse: 'Refuser',
  choose: 'Choisir',
  save: 'Enregistrer',
  purposes: 'Ce qui peut être mesuré',
  statistics: 'Statistiques :',
  advertising: 'Publicité :',
  about: {
    statistics:
      'quelles pages sont lues, et par où les gens arrivent; si vous nous écrivez, comment vous êtes venu.',
    advertising: 'quelles annonces amènent des gens ici.',
  },
  change: 'Choix de confidentialité',
};
