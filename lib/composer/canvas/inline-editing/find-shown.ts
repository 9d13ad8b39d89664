import { isNode } from '@/lib/document/nodes';
import type { Path } from '@/lib/document/operations/operation';
import type { LocatedText } from './locate-texts';

/** A text on the page: the element that contains it, or a range of characters in a text node. */
export type RenderedText =
  | { kind: 'element'; element: HTMLElement }
  | { kind: 'letters'; node: Text; from: number; to: number };

/**
 * Finds a text on the page.
 * @param shown the text with its names resolved
 */
export function findRenderedText(frame: Element, text: LocatedText, resolvedText: string): RenderedText | null {
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
    const letters = { kind: 'letters', node, from: offset, to: offset + resolvedText.length } as const;
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
export function containsPoint(text: RenderedText, { x, y }: { x: number; y: number }): boolean {
  const tolerancePx = 4;
  const isOnlyChild = text.kind === 'letters' && text.node.parentElement?.childNodes.length === 1;
  const parentRect = isOnlyChild ? (text.node.parentElement?.getBoundingClientRect() ?? []) : [];
  return [rectsOf(text), parentRect]
    .flat()
    .some(
      (box) => x >= box.left - tolerancePx && x <= box.right + tolerancePx && y >= box.top - tolerancePx && y <= box.bottom + tolerancePx,
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
