/** Lo que significa un precio, en español. */
export const price = {
  inTrade:
    'De {count} negocios de su ramo que tenemos en venta con precio y beneficio publicados, el del medio pide {middle} veces, y la mitad pide de {low} a {high} veces.',
  withinTrade: 'Este está en esa mitad.',
  aboveTrade: 'Este pide más: pregunte qué lo justifica.',
  belowTrade: 'Este pide menos: pregunte por qué.',
};
