/** Lo que significa un precio, en español. */
export const price = {
  inTrade:
    'De {count} negocios de su ramo que tenemos en venta con precio y beneficio publicados, el del medio pide {middle} veces, y la mitad pide de {low} a {high} veces.',
  withinTrade: 'Este está en esa mitad.',
  aboveTrade: 'Este pide más: pregunte qué lo justifica.',
  belowTrade: 'Este pide menos: pregunte por qué.',
  financing: 'Cómo se podría pagar',
  example: 'Un ejemplo con condiciones redondas, no una oferta: las fijaría la entidad o el vendedor.',
  downPaymentMeaning: 'Lo que usted pone el día en que se hace cargo.',
  rest: 'El resto del precio',
  monthlyPayment: 'Pagaría cada mes',
  monthlyPaymentTerms:
    'Durante {years, plural, one {# año} other {# años}}, con un interés del {rate} anual.',
  monthlyEarnings: 'Beneficio discrecional del vendedor de un mes',
  left: 'Lo que queda de él cada mes',
  leftMeaning: 'Antes de impuestos y de lo que usted necesita para vivir.',
  missing: 'Lo que faltaría cada mes',
  missingMeaning:
    'Con estas condiciones, los pagos superan lo que gana el negocio. Más dinero propio o más tiempo lo cambiarían.',
  unknownInterest: 'el del prestamista',
  unknownYears: 'varios',
};
