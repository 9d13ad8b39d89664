import { readAmount } from '../read-amount';

/** Parses a non-negative integer in any notation of amounts, without the fraction; null when it is none. */
export function readInteger(input: string): number | null {
  const hundredths = readAmount(input);
  return hundredths === null || hundredths < 0 ? null : Math.floor(hundredths / 100);
}
