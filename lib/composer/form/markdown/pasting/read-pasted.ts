import { fromDom } from 'hast-util-from-dom';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { tidyPasted } from './tidy-pasted';

/** The Markdown of what was copied as HTML; nothing of it is run or loaded. Headings begin below the page's own. */
export function readPasted(html: string): string {
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  tidyPasted(pasted);
  const tree = toMdast(fromDom(pasted.body));
  const markdown = toMarkdown(tree.type === 'root' ? tree : { type: 'root', children: [] }, {
    extensions: [gfmToMarkdown()],
    ...{ bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' },
  });
  return markdown.replaceAll(/^# /gm, '## ').replaceAll('\u00a0', ' ').trim();
}
