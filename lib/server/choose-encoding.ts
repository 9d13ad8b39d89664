import type { ContentEncoding } from '../page-store/stored-page.ts';

/** Compressed encodings, the smallest first. */
const compressedEncodings: readonly ContentEncoding[] = ['br', 'gzip'];

/** The smallest stored encoding that the client accepts (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): ContentEncoding {
  if (!accepted) return 'identity';
  const weights = new Map(accepted.split(',').map(readWeight));
  return compressedEncodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}

function readWeight(part: string): [encoding: string, weight: number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';');
  const weight = parameters
    .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
    .find((weightText) => weightText !== undefined);
  return [name.trim(), weight === undefined ? 1 : Number(weight)];
}
