import { expect, it } from 'vitest';
import { toggleMark } from '@/lib/composer/editing/toggle-mark';
import { oneLine } from '@/lib/composer/form/field/one-line';
import { recordingAt } from '@/lib/composer/form/inputs/recording-at';
import { kindInstead, readAddress, wholeAddress } from '@/lib/composer/form/links/read-address';
import { isHalfTyped } from '@/lib/composer/form/links/target-fault';
import { isFormatted } from '@/lib/composer/form/markdown/pasting/is-formatted';
import { findFiles } from '@/lib/document/find-files';
import { cutLongTexts } from '@/lib/engine/cut-long-texts';
import { namedFields } from '@/lib/forms/named-fields';
import { leftOutFault } from '@/lib/ui/left-out-fault';
import { joinPhoneLinks } from '@/lib/ui/phone-links';
import { isLinkUrl } from '@/schemas/safe-url';
import { inTime } from '../support/in-time';

/** As much as somebody may paste: with the square of it, it takes minutes, with the cube days. */
const many = (unit: string) => unit.repeat(300_000);

const cut = (text: string) => cutLongTexts({ text: '' }, { text }, [{ path: ['text'], most: 300_003 }]);

it.each<[what: string, read: () => unknown, expected: unknown]>([
  ['a number that is blanks', () => joinPhoneLinks(`[x](tel:${many(' ')}`).length, 300_008],
  ['a number that has no end', () => joinPhoneLinks(`[x](tel:${many('1 ')}`).length, 600_008],
  ['links that are begun', () => joinPhoneLinks(many('](tel: (0)')).length, 3_000_000],
  ['ways down and up again', () => findFiles(`${many('/a')}${many('/..')}/media/a.webp`), ['a.webp']],
  ['an address that is blanks', () => readAddress(`tel:${many(' ')}x`), expect.anything()],
  ['an address of points', () => wholeAddress(`${many('a.')}/ `).length, 600_001],
  ['a mailbox of points', () => kindInstead(`a@${many('a.')}/`), null],
  ['what is half typed', () => isHalfTyped({ url: `${many('a.')}/` }), false],
  ['a website without its beginning', () => leftOutFault(`[x](${'a.'.repeat(400)}~)`), expect.anything()],
  [
    'blanks that are made bold',
    () => toggleMark({ text: `a${many(' ')}b`, start: 0, end: 300_002 }, '**', '').from,
    0,
  ],
  [
    'stars before what is bold',
    () => toggleMark({ text: `${many('*')}a*b*`, start: 300_002, end: 300_003 }, '*', '').from,
    300_001,
  ],
  [
    'stars in which somebody writes',
    () => toggleMark({ text: many('* *\n'), start: 600_000, end: 600_000 }, '*', '').from,
    expect.any(Number),
  ],
  ['steps upwards that are none', () => isLinkUrl(`${many('/..a')}`), true],
  ['blanks on one line', () => oneLine(`a${many(' ')}b`).length, 300_002],
  ['a text of commas that a name makes too long', () => cut(`${many(',')}a b`), { text: `${many(',')}a…` }],
  ['recordings that are none', () => recordingAt(many('youtube.com/watch?')), null],
  [
    'a name that is asked for in many ways',
    () => namedFields(`${'*a'.repeat(20)}*b`)('a'.repeat(60_000)),
    false,
  ],
  ['names asked for in more ways', () => namedFields(`${'*a'.repeat(8_000)}*b`)('a'.repeat(60_000)), false],
  ['links of a page that are none', () => isFormatted(many('<a ')), false],
])('%s: is read to its end', (_what, read, expected) => {
  expect(inTime(() => ({ read: read() }))).toEqual({ read: expected });
});
