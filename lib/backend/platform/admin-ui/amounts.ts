import { type Currency, currencyOf } from '@/lib/i18n/currency';

const amountPattern = /^(\d+)(?:\.(\d{1,2}))?$/;

/** Message for an invalid amount. */
export const invalidAmountMessage = 'Enter an amount, such as 1,250,000 or 99.50';

/** Formats hundredths of the country's currency (pesewas) as `1,250,000` or `99.50`. */
export function formatAmount(hundredths: number): string {
  const digits = hundredths % 100 === 0 ? 0 : 2;
  return (hundredths / 100).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Parses an amount with or without a leading currency into hundredths; null when it is not an amount. */
export function parseAmount(text: string, currency: Currency = currencyOf()): number | null {
  const [, units, hundredths = ''] =
    amountPattern.exec(stripCurrency(text.trim(), currency).replace(/[\s,]/g, '')) ?? [];
  return units === undefined ? null : Number(units) * 100 + Number(hundredths.padEnd(2, '0'));
}

/** `GH₵5`, `GHS 5` and `₵5` are equivalent. */
function stripCurrency(text: string, { code, sign }: Currency): string {
  const symbols = [sign, code, sign.replace(/[a-z]/gi, '')].filter((mark) => mark !== '');
  const symbol = symbols.find((symbol) => text.toUpperCase().startsWith(symbol.toUpperCase()));
  return text.slice(symbol?.length ?? 0);
}
