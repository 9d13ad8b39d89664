import { fromDom } from 'hast-util-from-dom';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { normalizePastedHtml } from './tidy-pasted';

/**
 * Converts copied HTML to Markdown without running or loading anything in it. Level 1 headings become level
 * 2, below the title of the page.
 */
export function htmlToMarkdown(html: string): string {
  const doc = new DOMParser().parseFromString(html, 'text/html');
  normalizePastedHtml(doc);
  const tree = toMdast(fromDom(doc.body));
  const markdown = toMarkdown(tree.type === 'root' ? tree : { type: 'root', children: [] }, {
    extensions: [gfmToMarkdown()],
    ...{ bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' },
  });
  return markdown.replaceAll(/^# /gm, '## ').replaceAll('\u00a0', ' ').trim();
}
