const amount = /^(\d+)(?:\.(\d{1,2}))?$/;

/** What is said where somebody wrote something else. */
export const writeAnAmount = 'Write an amount, as 1,250,000 or 99.50';

/** An amount in pesewas as people write it, as `1,250,000` or `99.50`, in cedis. */
export function writeCedis(pesewas: number): string {
  const digits = pesewas % 100 === 0 ? 0 : 2;
  return (pesewas / 100).toLocaleString('en-GH', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Whole pesewas of what somebody wrote in cedis; null when it is no amount. */
export function readCedis(written: string): number | null {
  const [, cedis, pesewas = ''] =
    amount.exec(written.replace(/^\s*(?:GH₵|GHS|₵)/i, '').replace(/[\s,]/g, '')) ?? [];
  return cedis === undefined ? null : Number(cedis) * 100 + Number(pesewas.padEnd(2, '0'));
}
