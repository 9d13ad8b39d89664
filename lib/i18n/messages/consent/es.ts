/** What is asked before a visit is measured, in Spanish. */
export const consent = {
  heading: '¿Podemos medir su visita?',
  text: 'Si acepta, usaremos {providers} para saber qué páginas ayudan. Hasta entonces no se carga nada de ello, y el sitio es el mismo en ambos casos.',
  privacy: 'Cómo tratamos sus datos',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  choose: 'Elegir',
  save: 'Guardar',
  purposes: 'Qué se puede medir',
  statistics: 'Estadísticas:',
  advertising: 'Publicidad:',
  about: {
    statistics: 'qué páginas se leen y por dónde llega la gente; si nos escribe, cómo llegó usted.',
    advertising: 'qué anuncios nuestros traen gente aquí.',
  },
  change: 'Opciones de privacidad',
};
