/** Writes pesewas, or hundredths of another currency, as whole amounts: `GH₵1,250,000`. Without any table of the house, so that a browser may have it. */
export function moneyFormat(locale: string, currency: string): (pesewas: number) => string {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return (pesewas) => money.format(pesewas / 100);
}
