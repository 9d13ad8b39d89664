import type { Messages } from '../messages';

/** What every form says, in Spanish. */
export const form: Messages['form'] = {
  phone: '{phoneWord, select, mobile {Teléfono móvil} other {Teléfono}}',
  postalCode:
    '{postalWord, select, digital {Dirección postal o digital} eircode {Eircode} postcode {Código postal} postal {Código postal} other {Código ZIP}}',
  required: 'Rellene todos los campos obligatorios',
  failed: 'Se ha producido un error. Inténtelo de nuevo más tarde.',
  popUpBlocked: 'Ventana emergente bloqueada',
  fullName: 'Nombre completo',
  optional: 'opcional',
  choose: 'Elija una opción',
  send: 'Enviar',
  sending: 'Enviando',
  again: 'Enviar de nuevo',
  kept: 'Lo que ha escrito se conserva en esta página.',
  privacy:
    'Acepto que mi nombre, mis datos de contacto y lo que escribo se guarden y se entreguen a la oficina o al agente a quien escribo, para que pueda responderme.',
  sms: 'Acepto que la oficina que me responda me envíe mensajes de texto sobre mi consulta y sobre negocios que encajen con ella, al número indicado arriba. La frecuencia varía. Pueden aplicarse cargos de red. Responda STOP para dejar de recibirlos y HELP para obtener ayuda. Aceptar es opcional y no es necesario para usar este sitio ni para comprar un negocio.',
  leaveEmpty: 'Deje este campo vacío',
  tooMany: 'Ha enviado esto muchas veces en poco tiempo. Espere un poco y envíelo de nuevo.',
  expired:
    'Su navegador no indicó de dónde viene este formulario. Abra de nuevo la página y envíelo otra vez.',
  tooLarge:
    'Lo que escribió es demasiado largo para enviarlo de una vez. Vuelva atrás, acórtelo y envíelo de nuevo.',
  gone: 'Este formulario ya no está aquí. Abra de nuevo la página.',
  unreadable: 'Lo que envió su navegador no se puede leer. Abra de nuevo la página y envíelo otra vez.',
  back: 'Volver a la página',
  fault: {
    missing: 'Rellene este campo.',
    agree: 'Marque esta casilla: sin ella no podemos hacer lo que pide.',
    choose: 'Elija una de estas opciones.',
    email: 'Esta dirección de correo no está completa. Tiene la forma nombre@example.com.',
    phone:
      'Esto no es un número de teléfono. Escriba sus cifras, con + y el código del país si es del extranjero.',
    tooLong: 'Es demasiado largo: caben como máximo {most} caracteres.',
    unknown: 'Este campo no se conoce.',
    wrong: 'Hay algo aquí que no se puede leer. Escríbalo de nuevo.',
    some: '{count, plural, one {Hay un campo} other {Hay # campos}} que revisar.',
  },
};

/** The words of inquiries and of the mails about them, in Spanish. */
export const inquiry: Messages['inquiry'] = {
  buying: 'Comprar un negocio',
  selling: 'Vender un negocio',
  franchising: 'Franquiciar un negocio',
  other: 'Otro',
  sent: 'Su consulta se ha enviado correctamente.',
  next: '{recipient} tiene ya su mensaje y le responderá {within, select, none {} other {{within}, }}por la vía que eligió. Le enviamos un correo que lo confirma.',
  sooner: 'Antes: {telephone}{hours, select, none {} other {, {hours}}}.',
  failed: 'Se ha producido un error al enviar su consulta. Inténtelo de nuevo más tarde.',
  guideSent: '¡Gracias por su interés! Encontrará un enlace a la guía en su correo electrónico',
  reason: '¿De qué se trata?',
  message: 'Su mensaje',
  about: 'Sobre {title}, número {number}',
  reachBy: 'Cómo contactarle mejor',
  reachWhen: 'Cuándo contactarle mejor',
  when: { any: 'Cuando sea', morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
  mail: {
    subject: 'Hemos recibido su mensaje',
    hello: 'Buenos días:',
    thanks: 'Gracias por escribirnos. Su mensaje ha llegado a {recipient}, que le responderá.',
    mistaken: 'Si no fue usted quien escribió esto, respóndanos y díganoslo; lo borraremos.',
    newSubject: '{reason} – {name}',
    answerSubject: 'Su mensaje a {recipient}',
    newIntro: '{name} pregunta a través del sitio. Responda a este correo para contestar.',
    from: 'Enviado desde {page}',
    why: {
      agent_branding: 'Le llega porque se envió desde sus páginas.',
      listing_agent: 'Le llega porque pregunta por un anuncio suyo.',
      office: 'Le llega porque se envió a su oficina.',
      network: 'Le llega porque ninguna oficina ni agente está más cerca.',
    },
  },
};
