// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown';
import { hasHtmlFormatting } from './markdown-edits';

const wordListItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

it.each([
  [
    'from a web page',
    '<h1>Selling</h1><p>Ask <b>early</b>, in <i>writing</i>: <a href="https://example.com/a">how</a>.</p><ul><li>one</li><li>two</li></ul>',
    '## Selling\n\nAsk **early**, in *writing*: [how](https://example.com/a).\n\n- one\n- two',
  ],
  [
    'from Word, with nested lists written as paragraphs',
    `<h2>Steps</h2>${wordListItem(1, '1.', 'First')}${wordListItem(2, 'a.', 'Within')}${wordListItem(1, '2.', 'Second')}<p class=MsoNormal>After.<o:p></o:p></p>${wordListItem(1, '·', 'Other')}`,
    '## Steps\n\n1. First\n   1. Within\n2. Second\n\nAfter.\n\n- Other',
  ],
  [
    'from Google Docs, with a wrapper element of normal weight',
    '<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic">slanted</span></p></b>',
    '**Bold** and *slanted*',
  ],
  [
    'with a table',
    '<table><tr><th>Town</th><th>Price</th></tr><tr><td>Osu</td><td>5</td></tr></table>',
    '| Town | Price |\n| ---- | ----- |\n| Osu  | 5     |',
  ],
  [
    'with scripts, styles and images',
    '<style>p{}</style><p onclick="x()">Words <a href="javascript:x()">here</a><img src="https://x.example/a.png"><script>x()</script></p>',
    'Words here',
  ],
])('htmlToMarkdown › converts HTML %s', (_case, html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

it.each([
  ['<meta charset="utf-8"><span>one line</span>', false],
  ['<div>one</div><div>two</div>', false],
  ['<p>Ask <a href="https://example.com">us</a></p>', true],
  ["<p style='mso-list:l0 level1'>one</p>", true],
])('hasHtmlFormatting › %s', (html, expected) => {
  expect(hasHtmlFormatting(html)).toBe(expected);
});
