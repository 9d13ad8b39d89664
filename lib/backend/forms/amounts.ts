import { type Currency, currencyOf } from '@/lib/i18n/currency';

const amount = /^(\d+)(?:\.(\d{1,2}))?$/;

/** What is said where somebody wrote something else. */
export const writeAnAmount = 'Write an amount, as 1,250,000 or 99.50';

/** An amount in hundredths (pesewas) as people write it, as `1,250,000` or `99.50`, in the country's currency. */
export function writeAmount(hundredths: number): string {
  const digits = hundredths % 100 === 0 ? 0 : 2;
  return (hundredths / 100).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Whole hundredths of what somebody wrote, with or without the currency before it; null when it is no amount. */
export function readAmount(written: string, currency: Currency = currencyOf()): number | null {
  const [, whole, hundredths = ''] =
    amount.exec(withoutCurrency(written.trim(), currency).replace(/[\s,]/g, '')) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(hundredths.padEnd(2, '0'));
}

/** `GH₵5`, `GHS 5` and `₵5` are the same. */
function withoutCurrency(written: string, { code, sign }: Currency): string {
  const marks = [sign, code, sign.replace(/[a-z]/gi, '')].filter((mark) => mark !== '');
  const mark = marks.find((one) => written.toUpperCase().startsWith(one.toUpperCase()));
  return written.slice(mark?.length ?? 0);
}
