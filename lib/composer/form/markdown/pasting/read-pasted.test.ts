// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isFormatted } from './is-formatted';
import { readPasted } from './read-pasted';

const word = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;

it.each([
  [
    'of a web page',
    '<h1>Selling</h1><p>Ask <b>early</b>, in <i>writing</i>: <a href="https://example.com/a">how</a>.</p><ul><li>one</li><li>two</li></ul>',
    '## Selling\n\nAsk **early**, in *writing*: [how](https://example.com/a).\n\n- one\n- two',
  ],
  [
    'of Word: lists that are paragraphs, with another in them',
    `<h2>Steps</h2>${word(1, '1.', 'First')}${word(2, 'a.', 'Within')}${word(1, '2.', 'Second')}<p class=MsoNormal>After.<o:p></o:p></p>${word(1, '·', 'Other')}`,
    '## Steps\n\n1. First\n   1. Within\n2. Second\n\nAfter.\n\n- Other',
  ],
  [
    'of Google’s editor, which puts all into a word that is not bold',
    '<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic">slanted</span></p></b>',
    '**Bold** and *slanted*',
  ],
  [
    'with a table',
    '<table><tr><th>Town</th><th>Price</th></tr><tr><td>Osu</td><td>5</td></tr></table>',
    '| Town | Price |\n| ---- | ----- |\n| Osu  | 5     |',
  ],
  [
    'with what no text may have',
    '<style>p{}</style><p onclick="x()">Words <a href="javascript:x()">here</a><img src="https://x.example/a.png"><script>x()</script></p>',
    'Words here',
  ],
])('what is pasted keeps its form: %s', (_what, html, markdown) => {
  expect(readPasted(html)).toBe(markdown);
});

it.each([
  ['<meta charset="utf-8"><span>one line</span>', false],
  ['<div>one</div><div>two</div>', false],
  ['<p>Ask <a href="https://example.com">us</a></p>', true],
  ["<p style='mso-list:l0 level1'>one</p>", true],
])('what has nothing to keep is pasted as it is: %s', (html, expected) => {
  expect(isFormatted(html)).toBe(expected);
});
