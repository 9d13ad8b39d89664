import { fromDom } from 'hast-util-from-dom';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Normalises the HTML of word processors to semantic elements. Modifies the document. */
function normalizePastedHtml(doc: Document): void {
  for (const element of doc.querySelectorAll('style, script, meta, link, img, picture, svg, o\\:p, title'))
    element.remove();
  removeComments(doc);
  for (const element of doc.querySelectorAll('b, strong'))
    if (isNormalWeight(element)) element.replaceWith(...element.childNodes);
  for (const element of doc.querySelectorAll('span')) if (isBold(element)) wrapContent(element, 'strong');
  for (const element of doc.querySelectorAll('span')) if (isItalic(element)) wrapContent(element, 'em');
  for (const element of doc.querySelectorAll('a'))
    if (!hasUsableHref(element)) element.replaceWith(...element.childNodes);
  buildLists(doc);
}

/** Word writes conditional content in comments. */
function removeComments(doc: Document): void {
  const walker = doc.createTreeWalker(doc.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
/** Google Docs wraps everything in a `b` element of normal weight. */
const isNormalWeight = (element: Element) => /font-weight:\s*(normal|400)/i.test(styleOf(element));
const isBold = (element: Element) => /font-weight:\s*(bold|[6-9]00)/i.test(styleOf(element));
const isItalic = (element: Element) => /font-style:\s*italic/i.test(styleOf(element));

function wrapContent(element: Element, name: string): void {
  if (element.textContent?.trim() === '' || element.closest('h1, h2, h3, h4, h5, h6')) return;
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const hasUsableHref = (link: Element): boolean =>
  /^(https?:|mailto:|tel:)/i.test(link.getAttribute('href') ?? '');

/** Word writes list items as paragraphs with a list style and the marker as text. */
function buildLists(doc: Document): void {
  const items = [...doc.querySelectorAll('p')].filter((paragraph) =>
    /mso-list:\s*l\d/i.test(styleOf(paragraph)),
  );
  let open: { list: Element; last: Element; level: number }[] = [];
  for (const item of items) {
    const level = Number(/level(\d+)/i.exec(styleOf(item))?.[1] ?? 1);
    const isNumbered = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(item.textContent ?? '');
    removeListMarker(item);
    const entry = doc.createElement('li');
    entry.append(...item.childNodes);
    open = open.filter((openList) => openList.level <= level);
    const parent = open.at(-1);
    const isNext =
      parent && parent.level === level && (level > 1 || item.previousElementSibling === parent.list);
    if (parent && isNext) parent.list.append(entry);
    else {
      const list = doc.createElement(isNumbered ? 'ol' : 'ul');
      list.append(entry);
      if (parent && parent.level < level) parent.last.append(list);
      else item.before(list);
      open = [...open.filter((openList) => openList.level < level), { list, last: entry, level }];
    }
    const current = open.at(-1);
    if (current) current.last = entry;
    item.remove();
  }
}

/** The marker is in an ignored span, or at the start of the text. */
function removeListMarker(item: Element): void {
  const [marker] = [...item.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  marker?.remove();
  const firstText = marker
    ? null
    : item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode();
  if (firstText) firstText.nodeValue = (firstText.nodeValue ?? '').replace(listMarkerPattern, '');
}

const listMarkerPattern = /^\s*([·•o§–-]|\(?(\d+|[a-z]|[ivx]+)[.)])\s+/i;

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
