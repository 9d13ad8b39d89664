import { readAmount } from '../read-amount';

/** A whole number from 0, read as any amount is: parts are left out; null for what is none. */
export function readWhole(written: string): number | null {
  const hundredths = readAmount(written);
  return hundredths === null || hundredths < 0 ? null : Math.floor(hundredths / 100);
}
