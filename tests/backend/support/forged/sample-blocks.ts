import type { SeededRandom } from '../../../support/seeded-random';

const textBlock = (id: string, more = '') =>
  `{"id":"${id}","type":"rich-text","version":0,"props":{"text":"Words of ${id}"}${more}}`;
const strange = (id: string, more = '') =>
  `{"type":"hologram","id":"${id}","version":1.0,"props":{"b":1,"a":[1.50],"b":2}${more}}`;
const columns = (id: string, first: string, second: string, more = '') =>
  `{"id":"${id}","type":"columns","version":0,"props":{},"slots":{"first":[${first}],"second":[${second}]}${more}}`;

/** The stored text of blocks on forged pages: allowed ones, network-only ones and unreadable ones. */
const parts: readonly string[] = [
  textBlock('own'),
  textBlock('locked', ',"lock":true'),
  textBlock('second-locked', ',"lock":true'),
  textBlock('hidden', ',"hidden":true'),
  columns('beside', textBlock('left'), textBlock('held-inside', ',"lock":true')),
  columns('held-columns', textBlock('free-inside'), '', ',"lock":true'),
  columns('unseen', textBlock('unseen-locked', ',"lock":true'), textBlock('unseen-own'), ',"hidden":true'),
  columns('around', strange('inner-strange'), textBlock('right')),
  '{"id":"nowhere","type":"not-found","version":0,"props":{}}',
  '{"id":"header","type":"site-header","version":0,"props":{}}',
  strange('strange'),
  strange('held-strange', ',"lock":true'),
  '{"id":"beyond","type":"rich-text","version":9,"props":{"x":1e400}}',
  '{"id":"wrong","type":"rich-text","version":0,"props":{"text":7}}',
  '{"type":"rich-text","version":0,"lock":true,"props":{"text":"Without an id"}}',
  '7',
];

/** The stored blocks of a page. */
export function anyStoredText(dice: SeededRandom): string {
  const remaining = [...parts];
  const chosen: string[] = [];
  for (let count = 4 + dice.upTo(7); count > 0; count -= 1)
    chosen.push(...remaining.splice(dice.upTo(remaining.length), 1));
  return `[${chosen.join(',')}]`;
}
