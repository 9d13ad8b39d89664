import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Path } from '@/lib/document/operations/operation';
import type { PageContext } from '@/lib/engine/page-context';
import type { StoredBlock } from '@/schemas/stored-block';
import { findFrame } from '../find-frame';
import { type LocatedText, locateTexts } from './locate-texts';

/** A text on the page: the element that contains it, or a range of characters in a text node. */
export type RenderedText =
  | { kind: 'element'; element: HTMLElement }
  | { kind: 'range'; node: Text; from: number; to: number };

/**
 * Finds a text on the page.
 * @param resolvedText the text with its placeholders resolved
 */
export function findRenderedText(
  frame: Element,
  text: LocatedText,
  resolvedText: string,
): RenderedText | null {
  const host = text.at.reduce<Element | undefined>((parent, index) => parent?.children[index], frame);
  if (!(host instanceof HTMLElement)) return null;
  if (text.control === 'markdown') return { kind: 'element', element: host };
  let precedingText = '';
  let fallback: RenderedText | null = null;
  for (const node of host.childNodes) {
    if (!(node instanceof Text)) {
      precedingText = '';
      continue;
    }
    const offset = node.data.indexOf(resolvedText, Math.max(0, text.before.length - precedingText.length));
    const letters = { kind: 'range', node, from: offset, to: offset + resolvedText.length } as const;
    if (offset >= 0 && precedingText + node.data.slice(0, offset) === text.before) return letters;
    if (offset >= 0) fallback ??= letters;
    precedingText += node.data;
  }
  return fallback;
}

/** The text at a path of the props; null if there is none. */
export function textAt(props: unknown, path: Path): string | null {
  const value = path.reduce<unknown>((parent, step) => {
    if (Array.isArray(parent)) return parent[Number(step)];
    return isNode(parent) ? parent[String(step)] : undefined;
  }, props);
  return typeof value === 'string' ? value : null;
}

/** Whether a point is on a text, or in the element that contains only this text. */
function containsPoint(text: RenderedText, { x, y }: { x: number; y: number }): boolean {
  const tolerancePx = 4;
  const isOnlyChild = text.kind === 'range' && text.node.parentElement?.childNodes.length === 1;
  const parentRect = isOnlyChild ? (text.node.parentElement?.getBoundingClientRect() ?? []) : [];
  return [rectsOf(text), parentRect]
    .flat()
    .some(
      (box) =>
        x >= box.left - tolerancePx &&
        x <= box.right + tolerancePx &&
        y >= box.top - tolerancePx &&
        y <= box.bottom + tolerancePx,
    );
}

/** The rectangles of the lines of a text. */
export function rectsOf(text: RenderedText): DOMRect[] {
  if (text.kind === 'element') return [text.element.getBoundingClientRect()];
  const range = document.createRange();
  range.setStart(text.node, text.from);
  range.setEnd(text.node, text.to);
  return [...range.getClientRects()];
}

/** The page in its current rendering. */
export type RenderedCanvas = { document: OpenDocument; main: readonly StoredBlock[]; page: PageContext };
export type CanvasPoint = { x: number; y: number };
export type RenderedInlineText = { text: LocatedText; rendered: RenderedText };

/** Finds the texts of blocks on the page. The locations of a block are cached until it changes. */
export function createTextFinder(getPage: () => RenderedCanvas | null) {
  const locatedTexts = new WeakMap<StoredBlock, LocatedText[]>();
  const locate = (id: string, resolved: StoredBlock): LocatedText[] => {
    const currentPage = getPage();
    const block = registry.get(resolved.type);
    const cached = locatedTexts.get(resolved);
    if (cached || !currentPage || !block || resolved.version !== block.version) return cached ?? [];
    const node = currentPage.document.blocks.get(id)?.node;
    const located = locateTexts(block, { node, resolved, page: currentPage.page });
    locatedTexts.set(resolved, located);
    return located;
  };
  const find = (id: string): RenderedInlineText[] => {
    const resolved = findBlock(getPage()?.main ?? [], id);
    const frame = findFrame(id);
    if (!resolved || !frame) return [];
    return locate(id, resolved).flatMap((text) => {
      const rendered = findRenderedText(frame, text, textAt(resolved.props, text.path) ?? '');
      return rendered ? [{ text, rendered }] : [];
    });
  };
  return {
    find,
    findAt: (id: string, point: CanvasPoint): RenderedInlineText | null =>
      find(id).find(({ rendered }) => containsPoint(rendered, point)) ?? null,
  };
}

function findBlock(blocks: readonly StoredBlock[], id: string): StoredBlock | undefined {
  for (const block of blocks) {
    const match = block.id === id ? block : findBlock(Object.values(block.slots ?? {}).flat(), id);
    if (match) return match;
  }
  return undefined;
}
