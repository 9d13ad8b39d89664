import { expect, it } from 'vitest';
import { kindInstead, readAddress, wholeAddress, wholeMailbox } from './read-address';

it.each([
  ['ama@example.com', 'mailto:ama@example.com', true],
  ['mailto:ama@example.com', 'mailto:ama@example.com', true],
  ['024 412 3456', 'tel:+233244123456', true],
  ['0244123456', 'tel:+233244123456', true],
  ['tel: 024 412 3456', 'tel:+233244123456', true],
  ['+233 (0)24 412 3456', 'tel:+233244123456', true],
  ['https://example.com/a?b=c', 'https://example.com/a?b=c', true],
  ['/about-us', '/about-us', true],
  ['#team', '#team', true],
  ['www.meridian.example', 'https://www.meridian.example', true],
  ['meridian.example/about', 'https://meridian.example/about', true],
  // It may be words as well, as "St.Mary".
  ['meridian.example', 'https://meridian.example', false],
])('%s means %s', async (written, address, isSure) => {
  expect(await readAddress(` ${written} `)).toEqual({ address, isSure });
});

it.each([
  ['024 412', /^This is no whole telephone number/],
  ['+233', /^This is no whole telephone number/],
  ['//elsewhere.example', /with one \/ before it$/],
  ['https:', /^Write an address whole/],
  ['https://ama@example.com', /before the @/],
  ['ama@', /^Write an email address whole/],
  ['https://example.com/a b', /no blanks/],
  [`https://example.com/${'a'.repeat(2_048)}`, /^No address is as long/],
])('why %s is no address yet is told', async (written, reason) => {
  expect(await readAddress(written)).toEqual({ reason: expect.stringMatching(reason) });
});

it.each(['cold store', 'Osu', '2024', 'No. 12', 'Dr. Mensah', 'MBA-9901'])('%s are words', async (words) => {
  expect(await readAddress(words)).toBeNull();
});

it.each([
  ['meridian.example/about', 'https://meridian.example/about'],
  ['https://meridian.example', 'https://meridian.example'],
  ['/about-us', '/about-us'],
  ['meridian', 'meridian'],
  ['meridian.', 'meridian.'],
  [`meridian.example/${'a'.repeat(2_048)}`, `meridian.example/${'a'.repeat(2_048)}`],
])('%s is kept as %s', (written, kept) => {
  expect(wholeAddress(written)).toBe(kept);
});

it.each([
  ['ama@example.com', 'mail'],
  ['024 412 3456', 'phone'],
  ['https://example.com', null],
])('%s is written where a %s is wanted', (written, kind) => {
  expect(kindInstead(written)).toBe(kind);
});

it('what is typed behind the / that stood in the field is meant without it', () => {
  expect(wholeAddress('/https://example.org')).toBe('https://example.org');
  expect(wholeAddress('/www.example.org')).toBe('https://www.example.org');
});

it.each([' ama@example.com ', 'mailto:ama@example.com', ' MAILTO: ama@example.com'])(
  'of an email address that is copied as %j the address is taken',
  (written) => expect(wholeMailbox(written)).toBe('ama@example.com'),
);
