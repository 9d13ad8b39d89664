import { expect, test } from 'vitest';
import { strippedMarkupIssue } from './stripped-markup-issue';

test.each([
  [
    '[us](meridian.example/about)',
    'The link to “meridian.example/about” would be removed: write it as https://meridian.example/about',
  ],
  [
    '[us](//host)',
    'The link to “//host” would be removed: start it with https:// for another website, / for a page of this one, mailto: or tel:',
  ],
  [
    '[us](https://ama@host)',
    'The link to “https://ama@host” would be removed: remove the user name before the @',
  ],
  [
    '[us](tel:0800-CALL)',
    'The link to “tel:0800-CALL” would be removed: write the number in digits, as dialled',
  ],
  [
    '![us](https://host/a.png)',
    'The picture at “https://host/a.png” would be removed: the address of a picture begins with /media/',
  ],
  [
    'Our <b>hours</b>',
    'HTML is not shown: “<b>” would be removed. Remove it, or write \\< to show the character itself',
  ],
  [
    `Hours\n\n<div class="box">Nine to five, ${'and later '.repeat(20)}</div>`,
    expect.stringMatching(/^HTML is not shown: “<div class="box">Nine to five, .{49}…” would be removed/),
  ],
  ['Ask <Kofi> first', expect.stringContaining('“<Kofi>”')],
  ['| a | b |\n|---|---|\n| one<br>two | c |', expect.stringContaining('“<br>”')],
  ['<p>[us](//host)</p>\n\n[us](//host)', expect.stringContaining('The link to “//host”')],
  ['Our hours <!-- to be checked -->\n\n<!-- and\n\nthese -->\n\nare long', null],
  ['<!-- checked --> Nine to five', expect.stringContaining('“<!-- checked --> Nine to five”')],
  ['5 < 6 \\<b> `<b>` <https://meridian.example> <ama@meridian.example> I <3 it &lt;b&gt;', null],
  ['    <b>as code</b>\n\n```\n<b>\n```', null],
  ['[us](a b.pdf)', 'The link to “a b.pdf” would not work: write %20 for each space'],
  [
    '[us](https://meridian.example/price list.pdf) and ![plan](/media/a plan.png)',
    'The link to “https://meridian.example/price list.pdf” would not work: write %20 for each space',
  ],
  ['`[us](a b)` [us](/about-us "Our offices") [us] (as told) [1](/a%20b)', null],
  ['[us](/about-us) [call](tel:024 123 4567)', null],
])('%s: %s', (text, issue) => {
  expect(strippedMarkupIssue(text)).toEqual(issue);
});
