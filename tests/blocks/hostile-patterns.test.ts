import { expect, it } from 'vitest';
import { toggleMark } from '@/lib/composer/editing/toggle-mark';
import { toSingleLine } from '@/lib/composer/form/field/field-props';
import { parseRecordingUrl } from '@/lib/composer/form/inputs/recording-input';
import { isPartialTarget } from '@/lib/composer/form/links/link-target';
import { completeUrl, detectOtherKind, parseAddress } from '@/lib/composer/form/links/parse-address';
import { hasHtmlFormatting } from '@/lib/composer/form/markdown/markdown-edits';
import { findFiles } from '@/lib/document/find-files';
import { truncateTexts } from '@/lib/engine/truncate-texts';
import { parseValidateOnly } from '@/lib/forms/parse-validate-only';
import { joinPhoneLinks } from '@/lib/ui/phone-links';
import { strippedMarkupIssue } from '@/lib/ui/stripped-markup-issue';
import { isLinkUrl } from '@/schemas/safe-url';
import { runWithTimeout } from '../support/run-with-timeout';

/** As much as somebody may paste: quadratic time takes minutes, cubic time days. */
const many = (unit: string) => unit.repeat(300_000);

const cut = (text: string) => truncateTexts({ text: '' }, { text }, [{ path: ['text'], max: 300_003 }]);

it.each<[what: string, read: () => unknown, expected: unknown]>([
  ['a number that is blanks', () => joinPhoneLinks(`[x](tel:${many(' ')}`).length, 300_008],
  ['a number that has no end', () => joinPhoneLinks(`[x](tel:${many('1 ')}`).length, 600_008],
  ['links that are begun', () => joinPhoneLinks(many('](tel: (0)')).length, 3_000_000],
  ['ways down and up again', () => findFiles(`${many('/a')}${many('/..')}/media/a.webp`), ['a.webp']],
  ['an address that is blanks', () => parseAddress(`tel:${many(' ')}x`), expect.anything()],
  ['an address of points', () => completeUrl(`${many('a.')}/ `).length, 600_001],
  ['a mailbox of points', () => detectOtherKind(`a@${many('a.')}/`), null],
  ['what is half typed', () => isPartialTarget({ url: `${many('a.')}/` }), false],
  [
    'a website without its beginning',
    () => strippedMarkupIssue(`[x](${'a.'.repeat(400)}~)`),
    expect.anything(),
  ],
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
  ['blanks on one line', () => toSingleLine(`a${many(' ')}b`).length, 300_002],
  ['a text of commas that a name makes too long', () => cut(`${many(',')}a b`), { text: `${many(',')}a…` }],
  ['recordings that are none', () => parseRecordingUrl(many('youtube.com/watch?')), null],
  [
    'a name that is asked for in many ways',
    () => parseValidateOnly(`${'*a'.repeat(20)}*b`)('a'.repeat(60_000)),
    false,
  ],
  [
    'names asked for in more ways',
    () => parseValidateOnly(`${'*a'.repeat(8_000)}*b`)('a'.repeat(60_000)),
    false,
  ],
  ['links of a page that are none', () => hasHtmlFormatting(many('<a ')), false],
])('regular expressions › take linear time for %s', (_what, read, expected) => {
  expect(runWithTimeout(() => ({ read: read() }))).toEqual({ read: expected });
});
