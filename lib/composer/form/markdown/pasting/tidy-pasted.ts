/** Makes of what word processors write what a page would have. Changes the document. */
export function tidyPasted(pasted: Document): void {
  for (const gone of pasted.querySelectorAll('style, script, meta, link, img, picture, svg, o\\:p, title'))
    gone.remove();
  takeComments(pasted);
  for (const one of pasted.querySelectorAll('b, strong'))
    if (isPlain(one)) one.replaceWith(...one.childNodes);
  for (const one of pasted.querySelectorAll('span')) if (isBold(one)) putIn(one, 'strong');
  for (const one of pasted.querySelectorAll('span')) if (isSlanted(one)) putIn(one, 'em');
  for (const one of pasted.querySelectorAll('a')) if (!leads(one)) one.replaceWith(...one.childNodes);
  gatherLists(pasted);
}

/** Word writes its conditions in them. */
function takeComments(pasted: Document): void {
  const walker = pasted.createTreeWalker(pasted.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const one of comments) one.parentNode?.removeChild(one);
}

const styleOf = (one: Element): string => one.getAttribute('style') ?? '';
/** Google's editor puts all of it into one that is not bold. */
const isPlain = (one: Element) => /font-weight:\s*(normal|400)/i.test(styleOf(one));
const isBold = (one: Element) => /font-weight:\s*(bold|[6-9]00)/i.test(styleOf(one));
const isSlanted = (one: Element) => /font-style:\s*italic/i.test(styleOf(one));

function putIn(one: Element, name: string): void {
  if (one.textContent?.trim() === '' || one.closest('h1, h2, h3, h4, h5, h6')) return;
  const around = one.ownerDocument.createElement(name);
  around.append(...one.childNodes);
  one.append(around);
}

const leads = (link: Element): boolean => /^(https?:|mailto:|tel:)/i.test(link.getAttribute('href') ?? '');

/** Word's lists are paragraphs that say so in their style, each with its sign written out. */
function gatherLists(pasted: Document): void {
  const items = [...pasted.querySelectorAll('p')].filter((one) => /mso-list:\s*l\d/i.test(styleOf(one)));
  let open: { list: Element; last: Element; level: number }[] = [];
  for (const item of items) {
    const level = Number(/level(\d+)/i.exec(styleOf(item))?.[1] ?? 1);
    const isNumbered = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(item.textContent ?? '');
    takeSign(item);
    const entry = pasted.createElement('li');
    entry.append(...item.childNodes);
    open = open.filter((one) => one.level <= level);
    const around = open.at(-1);
    const isNext =
      around && around.level === level && (level > 1 || item.previousElementSibling === around.list);
    if (around && isNext) around.list.append(entry);
    else {
      const list = pasted.createElement(isNumbered ? 'ol' : 'ul');
      list.append(entry);
      if (around && around.level < level) around.last.append(list);
      else item.before(list);
      open = [...open.filter((one) => one.level < level), { list, last: entry, level }];
    }
    const here = open.at(-1);
    if (here) here.last = entry;
    item.remove();
  }
}

/** The sign stands in a part that is to be ignored, or before the first words. */
function takeSign(item: Element): void {
  const [sign] = [...item.querySelectorAll('span')].filter((one) => /mso-list:\s*ignore/i.test(styleOf(one)));
  sign?.remove();
  const first = sign ? null : item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode();
  if (first) first.nodeValue = (first.nodeValue ?? '').replace(writtenSign, '');
}

const writtenSign = /^\s*([·•o§–-]|\(?(\d+|[a-z]|[ivx]+)[.)])\s+/i;
