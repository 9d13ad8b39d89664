import type { Messages } from '../messages';

/** The words of registrations and of the short forms, and of the mails and texts about them, in French. */
export const forms: Messages['forms'] = {
  firstName: 'Prénom',
  lastName: 'Nom',
  phoneCountry: 'Pays du numéro',
  trade: 'Votre métier',
  town: 'Votre ville',
  sitting: 'Laquelle?',
  guide: 'Guide à lire',
  newsletter:
    'J’accepte que le réseau m’envoie son infolettre par courriel, environ une fois par mois. Je peux y mettre fin en tout temps en y répondant.',
  fault: {
    address: 'Une adresse numérique ressemble à GA-183-8164. Une adresse postale convient aussi.',
    day: 'Veuillez choisir une des dates proposées sur la page.',
  },
  send: {
    register: 'M’inscrire',
    valuation: 'Demander une évaluation',
    newsletter: 'M’abonner',
    guide: 'M’envoyer le guide',
    event: 'Me garder une place',
    sms: 'M’envoyer des textos',
  },
  sent: {
    buyer: 'Vous êtes inscrit. Veuillez consulter vos courriels.',
    newsletter: 'Vous êtes abonné. Veuillez consulter vos courriels.',
    event: 'Une place vous est gardée. Veuillez consulter vos courriels.',
    sms: 'Vous recevrez un texto dans un instant. Répondez-y STOP quand vous n’en voulez plus.',
  },
  name: {
    seller: 'Inscription d’un vendeur',
    valuation: 'Évaluation',
    buyer: 'Inscription d’un acheteur',
    newsletter: 'Infolettre',
    guide: 'Envoi du guide',
    event: 'Place à un événement',
    sms: 'Textos',
  },
  mail: {
    newIntro: '{name} a envoyé ceci par le site. Répondez à ce courriel pour lui répondre.',
    seller: {
      subject: 'Nous avons votre inscription',
      thanks:
        'Merci de votre confiance. {recipient} a votre inscription et vous appellera. Personne d’autre n’en saura rien.',
    },
    valuation: {
      subject: 'Votre évaluation',
      thanks: 'Merci de votre demande. {recipient} vous écrira sur ce que votre entreprise peut valoir.',
      calculator:
        'Si vous avez les chiffres de l’an dernier sous la main, calculez dès maintenant une première fourchette.',
      open: 'Vers le calculateur',
    },
    buyer: {
      subject: 'Vous êtes inscrit comme acheteur',
      thanks: 'Merci de votre inscription. {recipient} vous écrira dès qu’une entreprise peut vous convenir.',
      listings: 'Ce qui est à vendre aujourd’hui',
    },
    newsletter: {
      subject: 'Vous recevrez désormais notre infolettre',
      thanks:
        'Merci de votre abonnement. Nous écrivons environ une fois par mois. Pour y mettre fin, répondez à ce courriel ou à une infolettre.',
    },
    guide: {
      subject: 'Votre guide',
      thanks: 'Merci de votre intérêt! Voici le guide.',
      open: 'Lire le guide',
      questions: 'S’il reste une question, {recipient} y répondra volontiers : répondez à ce courriel.',
    },
    event: {
      subject: 'Une place vous est gardée',
      thanks: 'Merci de venir. {recipient} vous garde une place et vous écrira avant le jour.',
    },
  },
  text: {
    welcome:
      '{network} : vous recevrez nos textos. La fréquence varie. Répondez STOP pour ne plus en recevoir et HELP pour de l’aide.',
    stopped: '{network} : vous ne recevrez plus de textos, d’aucun de nos bureaux.',
    help: '{network} : écrivez à {email} pour de l’aide. Répondez STOP pour ne plus recevoir de textos.',
  },
  dialog: {
    open: 'M’inscrire comme acheteur',
    done: 'Vous êtes inscrit comme acheteur.',
  },
};
