import type { Encoding } from '../page-store/finished-page.ts';

/** In the order of their bytes. */
const compressed: readonly Encoding[] = ['br', 'gzip'];

/** The encoding with the fewest bytes that a client takes (RFC 9110, 12.5.3), of those that pages are kept in. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const taken = new Map(accepted.split(',').map(readWeight));
  return compressed.find((encoding) => (taken.get(encoding) ?? taken.get('*') ?? 0) > 0) ?? 'identity';
}

function readWeight(part: string): [encoding: string, weight: number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';');
  const weight = parameters
    .map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1])
    .find((one) => one !== undefined);
  return [name.trim(), weight === undefined ? 1 : Number(weight)];
}
