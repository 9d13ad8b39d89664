import { expect, test } from 'vitest';
import { withoutWebAddresses } from './mail-copy';

test.each([
  ['Win at https://evil.example/x?y=1 now', 'Win at […] now'],
  ['see www.evil.example', 'see […]'],
  ['see evil.example/path', 'see […]'],
  ['javascript:alert(1) evil.co.uk.', 'javascript:alert(1) […].'],
  ['ama.mensah@example.com', 'ama.mensah@example.com'],
  ['GH₵1.5 million, about 2.5 times.', 'GH₵1.5 million, about 2.5 times.'],
  ['a bakery, e.g. in Osu', 'a bakery, e.g. in Osu'],
  ['x'.repeat(1_200), `${'x'.repeat(1_000)}…`],
])('mail copy › of %j is %j', (text, expected) => expect(withoutWebAddresses(text)).toBe(expected));
