import { createElement, Fragment, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isNode } from '@/lib/document/nodes';
import { setAtPath } from '@/lib/document/operations/set-at-path';
import type { Block } from '@/lib/engine/block';
import type { PageContext } from '@/lib/engine/page-context';
import { IslandsDisabled } from '@/lib/islands/island';
import { jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import { type InlineText, inlineTexts } from './inline-texts';

/**
 * Location of a text in the rendering of its block: `at` contains the child indexes from the block inwards,
 * `before` the characters before the text in its parent.
 */
export type LocatedText = InlineText & { at: readonly number[]; before: string };

/** First of the marker characters (Unicode private use area): one for each text of a block. */
const FIRST_MARKER = 0xe000;

/**
 * Finds the location of each inline text of a block. The block is rendered a second time, offscreen, with a
 * marker character in place of each text. This distinguishes identical texts, and public pages need no
 * markup for it.
 */
export function locateTexts(
  block: Block,
  { node, resolved, page }: { node: unknown; resolved: StoredBlock; page: PageContext },
): LocatedText[] {
  const storedProps = isNode(node) ? jsonObjectSchema.safeParse(node.props) : null;
  if (!storedProps?.success) return [];
  const texts = inlineTexts(block, storedProps.data);
  const marked = texts.reduce<unknown>((props, { path }, index) => {
    const result = setAtPath(props, path, markerOf(index));
    return result.ok ? result.value : props;
  }, resolved.props);
  const parsedBlock = block.parse({ ...resolved, props: jsonObjectSchema.parse(marked) });
  if (!parsedBlock.ok || texts.length === 0) return [];
  const slots = Object.entries(resolved.slots ?? {}).map(([name, inside]) => [name, placeholders(inside)]);
  const render = () => parsedBlock.render({ id: resolved.id, page, slots: Object.fromEntries(slots) });
  const template = document.createElement('template');
  template.innerHTML = renderOffscreen(
    createElement(IslandsDisabled, { value: true }, createElement(render)),
  );
  return findMarkers(template.content, texts);
}

/**
 * Renders into a separate document that loads no pictures and takes no focus; elements for the head go to
 * the head of that document. Islands are rendered as placeholders, because they would start to run. Uses the
 * client renderer that the page already loads: the server renderer adds 61 kB.
 * @returns the HTML; empty if the view throws, which the page reports
 */
function renderOffscreen(element: ReactElement): string {
  const { body } = document.implementation.createHTMLDocument();
  const root = createRoot(body, { onUncaughtError: () => undefined });
  flushSync(() => root.render(element));
  const html = body.innerHTML;
  root.unmount();
  return html;
}

const markerOf = (index: number): string => String.fromCharCode(FIRST_MARKER + index);

/** One element for each block in a slot, so that the child indexes after it are the same. */
const placeholders = (blocks: readonly StoredBlock[]) =>
  createElement(Fragment, null, ...blocks.map(({ id }) => createElement('div', { key: id })));

function findMarkers(root: DocumentFragment, texts: readonly InlineText[]): LocatedText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const located: LocatedText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const nodeText = node.nodeValue ?? '';
    for (const letter of nodeText) {
      const text = texts[letter.charCodeAt(0) - FIRST_MARKER];
      const host = text && hostOf(node, text);
      if (host)
        located.push({
          ...text,
          at: childIndexesOf(host, root),
          before: nodeText.slice(0, nodeText.indexOf(letter)),
        });
    }
  }
  return located;
}

/** The element of a text: `.prose` for formatted text, the parent of the text node for plain text. */
const hostOf = (node: Node, { control }: InlineText): Element | null | undefined =>
  control === 'markdown' ? node.parentElement?.closest('.prose') : node.parentElement;

function childIndexesOf(element: Element, root: DocumentFragment): number[] {
  const indexes: number[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) {
    const siblings: ParentNode | null = current.parentElement ?? root;
    indexes.unshift([...siblings.children].indexOf(current));
  }
  return indexes;
}
