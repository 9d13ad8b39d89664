import { expect, test } from 'vitest';
import { strippedMarkupIssue } from './stripped-markup-issue';

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
  [
    'Our <b>hours</b>',
    'HTML is not shown: “<b>” would be left out. Write its words without it, or \\< where the sign itself is meant',
  ],
  [
    `Hours\n\n<div class="box">Nine to five, ${'and later '.repeat(20)}</div>`,
    expect.stringMatching(/^HTML is not shown: “<div class="box">Nine to five, .{49}…” would be left out/),
  ],
  ['Ask <Kofi> first', expect.stringContaining('“<Kofi>”')],
  ['| a | b |\n|---|---|\n| one<br>two | c |', expect.stringContaining('“<br>”')],
  ['<p>[us](//host)</p>\n\n[us](//host)', expect.stringContaining('The link to “//host”')],
  ['Our hours <!-- to be checked -->\n\n<!-- and\n\nthese -->\n\nare long', null],
  ['<!-- checked --> Nine to five', expect.stringContaining('“<!-- checked --> Nine to five”')],
  ['5 < 6 \\<b> `<b>` <https://meridian.example> <ama@meridian.example> I <3 it &lt;b&gt;', null],
  ['    <b>as code</b>\n\n```\n<b>\n```', null],
  ['[us](/about-us) [call](tel:024 123 4567)', null],
])('%s: %s', (text, issue) => {
  expect(strippedMarkupIssue(text)).toEqual(issue);
});
