import type { Messages } from '../messages';

/** The words of registrations and of the short forms, and of the mails and texts about them, in Spanish. */
export const forms: Messages['forms'] = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phoneCountry: 'País del número',
  trade: 'Su ramo',
  town: 'Su ciudad',
  sitting: '¿Cuál?',
  guide: 'Guía',
  newsletter:
    'Acepto que la red me envíe su boletín por correo electrónico, más o menos una vez al mes. Puedo terminarlo en cualquier momento respondiendo a él.',
  fault: {
    address: 'Una dirección digital tiene la forma GA-183-8164. También sirve una dirección postal.',
    day: 'Elija uno de los días que ofrece la página.',
  },
  send: {
    register: 'Registrarme',
    valuation: 'Pedir una valoración',
    newsletter: 'Suscribirme',
    guide: 'Enviarme la guía',
    event: 'Guardarme un sitio',
    sms: 'Enviarme mensajes',
  },
  sent: {
    buyer: 'Ya está registrado. Consulte su correo electrónico.',
    newsletter: 'Ya está suscrito. Consulte su correo electrónico.',
    event: 'Le guardamos un sitio. Consulte su correo electrónico.',
    sms: 'Recibirá un mensaje de texto enseguida. Responda STOP cuando no quiera más.',
  },
  name: {
    seller: 'Registro de vendedor',
    valuation: 'Valoración',
    buyer: 'Registro de comprador',
    newsletter: 'Boletín',
    guide: 'Envío de la guía',
    event: 'Sitio en un acto',
    sms: 'Mensajes de texto',
  },
  mail: {
    newIntro: '{name} envió esto a través del sitio. Responda a este correo para contestar.',
    seller: {
      subject: 'Tenemos su registro',
      thanks: 'Gracias por su confianza. {recipient} tiene su registro y le llamará. Nadie más se entera.',
    },
    valuation: {
      subject: 'Su valoración',
      thanks: 'Gracias por preguntar. {recipient} le escribirá sobre lo que puede valer su negocio.',
      calculator: 'Si tiene a mano las cifras del año pasado, calcule ya un primer intervalo.',
      open: 'A la calculadora',
    },
    buyer: {
      subject: 'Está registrado como comprador',
      thanks: 'Gracias por registrarse. {recipient} le escribirá cuando surja un negocio que pueda encajar.',
      listings: 'Lo que está hoy en venta',
    },
    newsletter: {
      subject: 'Desde ahora recibe nuestro boletín',
      thanks:
        'Gracias por suscribirse. Escribimos más o menos una vez al mes. Para terminarlo, responda a este correo o a cualquier boletín.',
    },
    guide: {
      subject: 'Su guía',
      thanks: '¡Gracias por su interés! Aquí está la guía.',
      open: 'Leer la guía',
      questions: 'Si queda alguna pregunta, {recipient} la responderá con gusto: conteste a este correo.',
    },
    event: {
      subject: 'Le guardamos un sitio',
      thanks: 'Gracias por venir. {recipient} le guarda un sitio y le escribirá antes del día.',
    },
  },
  text: {
    welcome:
      '{network}: recibirá nuestros mensajes de texto. La frecuencia varía. Responda STOP para dejar de recibirlos y HELP para obtener ayuda.',
    stopped: '{network}: no recibirá más mensajes de texto, de ninguna de nuestras oficinas.',
    help: '{network}: escriba a {email} para obtener ayuda. Responda STOP para dejar de recibir mensajes.',
  },
  dialog: {
    open: 'Registrarme como comprador',
    done: 'Está registrado como comprador.',
  },
};
