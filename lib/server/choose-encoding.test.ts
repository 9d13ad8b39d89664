import { expect, it } from 'vitest';
import { chooseEncoding } from './stored-response';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['br; q=0.001', 'br'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity, gzip;q=nonsense', 'gzip'],
])('chooseEncoding › for Accept-Encoding "%s" returns %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
