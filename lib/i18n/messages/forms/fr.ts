import type { Messages } from '../messages';

/** What every form says, in French. */
export const form: Messages['form'] = {
  phone: '{phoneWord, select, mobile {Téléphone mobile} other {Téléphone}}',
  postalCode:
    '{postalWord, select, digital {Adresse postale ou numérique} eircode {Eircode} postcode {Code postal} postal {Code postal} other {Code ZIP}}',
  required: 'Veuillez remplir tous les champs obligatoires',
  failed: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
  popUpBlocked: 'Fenêtre contextuelle bloquée',
  fullName: 'Nom complet',
  optional: 'facultatif',
  choose: 'Veuillez choisir',
  send: 'Envoyer',
  sending: 'Envoi en cours',
  again: 'Envoyer de nouveau',
  kept: 'Ce que vous avez écrit reste sur cette page.',
  privacy:
    'J’accepte que mon nom, mes coordonnées et ce que j’écris soient conservés et transmis au bureau ou à l’agent à qui j’écris, afin qu’il puisse me répondre.',
  sms: 'J’accepte que le bureau qui me répond m’envoie des textos au sujet de ma demande et des entreprises qui y correspondent, au numéro ci-dessus. La fréquence varie. Des frais de réseau peuvent s’appliquer. Répondez STOP pour ne plus en recevoir et HELP pour de l’aide. Cet accord est facultatif et n’est pas nécessaire pour utiliser ce site ou acheter une entreprise.',
  leaveEmpty: 'Laissez ce champ vide',
  tooMany: 'Vous avez envoyé ceci trop souvent. Veuillez patienter, puis envoyer de nouveau.',
  expired: 'La provenance de ce formulaire est inconnue. Rouvrez la page, puis envoyez-le de nouveau.',
  tooLarge:
    'Ce que vous avez écrit est trop long pour un seul envoi. Revenez en arrière, raccourcissez-le, puis envoyez-le de nouveau.',
  gone: 'Ce formulaire n’est plus ici. Veuillez rouvrir la page.',
  unreadable: 'Ce que votre navigateur a envoyé est illisible. Rouvrez la page, puis envoyez-le de nouveau.',
  back: 'Retour à la page',
  fault: {
    missing: 'Veuillez remplir ce champ.',
    agree: 'Veuillez cocher cette case : sans cela, nous ne pouvons pas faire ce que vous demandez.',
    choose: 'Veuillez choisir une de ces réponses.',
    email: 'Cette adresse courriel est incomplète. Elle ressemble à nom@example.com.',
    phone:
      'Ce n’est pas un numéro de téléphone. Écrivez ses chiffres, avec + et l’indicatif du pays s’il est étranger.',
    tooLong: 'C’est trop long : au plus {most} caractères.',
    unknown: 'Ce champ n’est pas connu.',
    wrong: 'Quelque chose ici est illisible. Veuillez l’écrire de nouveau.',
    some: '{count, plural, one {Un champ est} other {# champs sont}} à revoir.',
  },
};

/** The words of inquiries and of the mails about them, in French. */
export const inquiry: Messages['inquiry'] = {
  buying: 'Acheter une entreprise',
  selling: 'Vendre une entreprise',
  franchising: 'Franchiser une entreprise',
  other: 'Autre',
  sent: 'Votre demande a bien été envoyée.',
  next: '{recipient} a reçu votre message et vous répondra {within, select, none {} other {{within}, }}par le moyen que vous avez choisi. Un e-mail de confirmation vous parvient.',
  sooner: 'Plus vite : {telephone}{hours, select, none {} other {, {hours}}}.',
  failed: 'Une erreur s’est produite lors de l’envoi de votre demande. Veuillez réessayer plus tard.',
  guideSent: 'Merci de votre intérêt! Le lien vers le guide vous attend dans vos courriels',
  reason: 'De quoi s’agit-il?',
  message: 'Votre message',
  about: 'Au sujet de {title}, numéro {number}',
  reachBy: 'Comment vous joindre',
  reachWhen: 'Quand vous joindre',
  when: { any: 'En tout temps', morning: 'Matin', afternoon: 'Après-midi', evening: 'Soir' },
  mail: {
    subject: 'Nous avons reçu votre message',
    hello: 'Bonjour,',
    thanks: 'Merci de nous avoir écrit. Votre message est arrivé chez {recipient}, qui vous répondra.',
    mistaken: 'Si ce n’est pas vous qui avez écrit ceci, répondez-nous pour le dire; nous le supprimerons.',
    newSubject: '{reason} – {name}',
    answerSubject: 'Votre message à {recipient}',
    newIntro: '{name} vous écrit par le site. Répondez à ce courriel pour lui répondre.',
    from: 'Envoyé depuis {page}',
    why: {
      agent_branding: 'Ce message vous parvient parce qu’il a été envoyé depuis vos pages.',
      listing_agent: 'Ce message vous parvient parce qu’il concerne une de vos annonces.',
      office: 'Ce message vous parvient parce qu’il a été envoyé à votre bureau.',
      network: 'Ce message vous parvient parce qu’aucun bureau ni agent n’en est plus proche.',
    },
  },
};
