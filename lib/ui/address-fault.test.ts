import { expect, test } from 'vitest';
import { addressFault } from './address-fault';

test.each([
  [
    '[us](meridian.example/about)',
    'The link to “meridian.example/about” would be left out: write it as https://meridian.example/about',
  ],
  [
    '[us](//host)',
    'The link to “//host” would be left out: begin it with https:// for another website, with / for a page of this one, with mailto: or tel:',
  ],
  [
    '[us](https://ama@host)',
    'The link to “https://ama@host” would be left out: take out what stands before the @',
  ],
  [
    '[us](tel:0800-CALL)',
    'The link to “tel:0800-CALL” would be left out: write the number in digits, as it is dialled',
  ],
  [
    '![us](https://host/a.png)',
    'The picture at “https://host/a.png” would be left out: the address of a picture begins with /media/',
  ],
  ['[us](/about-us) [call](tel:024 123 4567)', null],
])('%s: %s', (text, fault) => {
  expect(addressFault(text)).toBe(fault);
});
