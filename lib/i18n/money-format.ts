/**
 * Formats pesewas, or hundredths of another currency, as whole amounts: `GH₵1,250,000`. Imports no country
 * data, so that browsers can load it.
 */
export function moneyFormat(locale: string, currency: string): (pesewas: number) => string {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return (pesewas) => money.format(pesewas / 100);
}
