import { expect, it } from 'vitest';
import { completeUrl, detectOtherKind, parseAddress, stripMailto } from './parse-address';

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
  // It could be text as well, such as "St.Mary".
  ['meridian.example', 'https://meridian.example', false],
])('parseAddress › resolves %s to %s', async (written, address, isSure) => {
  expect(await parseAddress(` ${written} `)).toEqual({ address, isSure });
});

it.each([
  ['024 412', /^This is not a complete telephone number/],
  ['+233', /^This is not a complete telephone number/],
  ['//elsewhere.example', /with one leading slash, such as \/contact-us$/],
  ['https:', /^Enter a complete address/],
  ['https://ama@example.com', /before the @/],
  ['ama@', /^Enter a complete email address/],
  ['https://example.com/a b', /cannot contain spaces/],
  [`https://example.com/${'a'.repeat(2_048)}`, /^The address is too long/],
])('parseAddress › explains why %s is not an address yet', async (written, reason) => {
  expect(await parseAddress(written)).toEqual({ reason: expect.stringMatching(reason) });
});

it.each(['cold store', 'Osu', '2024', 'No. 12', 'Dr. Mensah', 'MBA-9901'])(
  'parseAddress › returns null for the text %s',
  async (text) => {
    expect(await parseAddress(text)).toBeNull();
  },
);

it.each([
  ['meridian.example/about', 'https://meridian.example/about'],
  ['https://meridian.example', 'https://meridian.example'],
  ['/about-us', '/about-us'],
  ['meridian', 'meridian'],
  ['meridian.', 'meridian.'],
  [`meridian.example/${'a'.repeat(2_048)}`, `meridian.example/${'a'.repeat(2_048)}`],
])('completeUrl › %s becomes %s', (written, expected) => {
  expect(completeUrl(written)).toBe(expected);
});

it.each([
  ['ama@example.com', 'mail'],
  ['024 412 3456', 'phone'],
  ['https://example.com', null],
])('detectOtherKind › %s is of kind %s', (written, kind) => {
  expect(detectOtherKind(written)).toBe(kind);
});

it('completeUrl › drops the / that was in the field before the pasted URL', () => {
  expect(completeUrl('/https://example.org')).toBe('https://example.org');
  expect(completeUrl('/www.example.org')).toBe('https://www.example.org');
});

it.each([' ama@example.com ', 'mailto:ama@example.com', ' MAILTO: ama@example.com'])(
  'stripMailto › returns the address of %j',
  (written) => expect(stripMailto(written)).toBe('ama@example.com'),
);
