import type { Dice } from '../../../support/dice';

const words = (id: string, more = '') =>
  `{"id":"${id}","type":"rich-text","version":0,"props":{"text":"Words of ${id}"}${more}}`;
const strange = (id: string, more = '') =>
  `{"type":"hologram","id":"${id}","version":1.0,"props":{"b":1,"a":[1.50],"b":2}${more}}`;
const columns = (id: string, first: string, second: string, more = '') =>
  `{"id":"${id}","type":"columns","version":0,"props":{},"slots":{"first":[${first}],"second":[${second}]}${more}}`;

/** What stands on a page whose saves are forged, as text: blocks of everybody and of the network alone, and such as cannot be read. */
const parts: readonly string[] = [
  words('own'),
  words('locked', ',"lock":true'),
  words('second-locked', ',"lock":true'),
  words('hidden', ',"hidden":true'),
  columns('beside', words('left'), words('held-inside', ',"lock":true')),
  columns('held-columns', words('free-inside'), '', ',"lock":true'),
  columns('unseen', words('unseen-locked', ',"lock":true'), words('unseen-own'), ',"hidden":true'),
  columns('around', strange('inner-strange'), words('right')),
  '{"id":"nowhere","type":"not-found","version":0,"props":{}}',
  '{"id":"header","type":"site-header","version":0,"props":{}}',
  strange('strange'),
  strange('held-strange', ',"lock":true'),
  '{"id":"beyond","type":"rich-text","version":9,"props":{"x":1e400}}',
  '{"id":"wrong","type":"rich-text","version":0,"props":{"text":7}}',
  '{"type":"rich-text","version":0,"lock":true,"props":{"text":"Without an id"}}',
  '7',
];

/** The blocks of a page, as they are stored. */
export function anyStoredText(dice: Dice): string {
  const left = [...parts];
  const chosen: string[] = [];
  for (let count = 4 + dice.upTo(7); count > 0; count -= 1)
    chosen.push(...left.splice(dice.upTo(left.length), 1));
  return `[${chosen.join(',')}]`;
}
