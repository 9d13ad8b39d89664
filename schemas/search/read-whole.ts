const blanks = /[\s'’_\u00a0\u202f]/g;
/** Groups of three, or none, then perhaps a part, then perhaps thousands or millions; a currency may stand on either side. */
const shape = /^[^\d.,-]*(\d{1,3}(?:[.,]\d{3})+|\d{1,16})(?:[.,](\d{1,2}))?([km])?[^\d.,km-]*$/;
const scales: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** A whole number as people write it: `500000`, `500,000`, `GH₵ 500 000`, `500k`, `1.5m`. Parts are left out; null for what is none. */
export function readWhole(written: string): number | null {
  const found = shape.exec(written.slice(0, 60).toLowerCase().replaceAll(blanks, ''));
  if (!found) return null;
  const [, whole = '', part = '', scale = ''] = found;
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${part || '0'}`);
  const scaled = Math.floor(Math.round(value * (scales[scale] ?? 1) * 100) / 100);
  return Number.isSafeInteger(scaled) ? scaled : null;
}
