import { createElement, Fragment, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isNode } from '@/lib/document/nodes';
import { setAtPath } from '@/lib/document/operations/set-at-path';
import type { Block } from '@/lib/engine/block';
import type { PageContext } from '@/lib/engine/page-context';
import { IslandsAsleep } from '@/lib/islands/island';
import { jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import { type InlineText, inlineTexts } from './described-texts';

/** Where a text stands in what a block draws: the numbers of elements from the block inwards, and what stands before it in its text node. */
export type PlacedText = InlineText & { at: readonly number[]; before: string };

/** The first of as many letters as a block may have texts; nobody writes them. */
const firstMark = 0xe000;

/**
 * Finds where each inline text of a block stands, by drawing the block once more, out of sight, with a letter of its own for
 * each text. Exact where two texts say the same, and public pages bear no mark of it.
 */
export function placeTexts(
  block: Block,
  { own, drawn, page }: { own: unknown; drawn: StoredBlock; page: PageContext },
): PlacedText[] {
  const written = isNode(own) ? jsonObjectSchema.safeParse(own.props) : null;
  if (!written?.success) return [];
  const texts = inlineTexts(block, written.data);
  const marked = texts.reduce<unknown>((props, { path }, number) => {
    const done = setAtPath(props, path, markOf(number));
    return done.ok ? done.value : props;
  }, drawn.props);
  const parsed = block.parse({ ...drawn, props: jsonObjectSchema.parse(marked) });
  if (!parsed.ok || texts.length === 0) return [];
  const slots = Object.entries(drawn.slots ?? {}).map(([name, inside]) => [name, placeholders(inside)]);
  const draw = () => parsed.draw({ id: drawn.id, page, slots: Object.fromEntries(slots) });
  const template = document.createElement('template');
  template.innerHTML = drawApart(createElement(IslandsAsleep, { value: true }, createElement(draw)));
  return findMarks(template.content, texts);
}

/**
 * Draws in a document of its own, where no picture is fetched and nothing takes the focus; what goes to the head goes to that one's. Islands are
 * no more than marked: they would begin to work, as if somebody saw them, and what is in them is written in the form. By what draws the page as well: what draws on a server weighs 61 kB.
 * @returns the HTML; nothing where the view throws, which the page tells of.
 */
function drawApart(element: ReactElement): string {
  const { body } = document.implementation.createHTMLDocument();
  const root = createRoot(body, { onUncaughtError: () => undefined });
  flushSync(() => root.render(element));
  const html = body.innerHTML;
  root.unmount();
  return html;
}

const markOf = (number: number): string => String.fromCharCode(firstMark + number);

/** One element for each block in a slot, so that what stands behind it has the same number. */
const placeholders = (inside: readonly StoredBlock[]) =>
  createElement(Fragment, null, ...inside.map(({ id }) => createElement('div', { key: id })));

function findMarks(root: DocumentFragment, texts: readonly InlineText[]): PlacedText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: PlacedText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const shown = node.nodeValue ?? '';
    for (const letter of shown) {
      const text = texts[letter.charCodeAt(0) - firstMark];
      const host = text && hostOf(node, text);
      if (host)
        found.push({ ...text, at: numbersOf(host, root), before: shown.slice(0, shown.indexOf(letter)) });
    }
  }
  return found;
}

/** Formatted text fills an element; other text stands in one. */
const hostOf = (node: Node, { control }: InlineText): Element | null | undefined =>
  control === 'markdown' ? node.parentElement?.closest('.prose') : node.parentElement;

function numbersOf(element: Element, root: DocumentFragment): number[] {
  const numbers: number[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const siblings: ParentNode | null = at.parentElement ?? root;
    numbers.unshift([...siblings.children].indexOf(at));
  }
  return numbers;
}
