import { isNode } from '@/lib/document/nodes';
import type { Path } from '@/lib/document/operations/operation';
import type { PlacedText } from './place-texts';

/** A text on the page: the element it fills, or the letters of a text node from `from` to `to`. */
export type ShownText =
  | { kind: 'element'; element: HTMLElement }
  | { kind: 'letters'; node: Text; from: number; to: number };

/** Where a placed text stands on the page. `shown` is the text with its names filled in. */
export function findShown(frame: Element, text: PlacedText, shown: string): ShownText | null {
  const host = text.at.reduce<Element | undefined>((inside, number) => inside?.children[number], frame);
  if (!(host instanceof HTMLElement)) return null;
  if (text.control === 'markdown') return { kind: 'element', element: host };
  let before = '';
  let found: ShownText | null = null;
  for (const node of host.childNodes) {
    if (!(node instanceof Text)) {
      before = '';
      continue;
    }
    const at = node.data.indexOf(shown, Math.max(0, text.before.length - before.length));
    const letters = { kind: 'letters', node, from: at, to: at + shown.length } as const;
    if (at >= 0 && before + node.data.slice(0, at) === text.before) return letters;
    if (at >= 0) found ??= letters;
    before += node.data;
  }
  return found;
}

/** The text at a path of some props. */
export function textAt(props: unknown, path: Path): string | null {
  const value = path.reduce<unknown>((inside, step) => {
    if (Array.isArray(inside)) return inside[Number(step)];
    return isNode(inside) ? inside[String(step)] : undefined;
  }, props);
  return typeof value === 'string' ? value : null;
}

/** Whether a place on the page is in a text, in its line, or in the element that it has for itself. */
export function isAtPoint(shown: ShownText, { x, y }: { x: number; y: number }): boolean {
  const room = 4;
  const alone = shown.kind === 'letters' && shown.node.parentElement?.childNodes.length === 1;
  const around = alone ? (shown.node.parentElement?.getBoundingClientRect() ?? []) : [];
  return [boxesOf(shown), around]
    .flat()
    .some(
      (box) => x >= box.left - room && x <= box.right + room && y >= box.top - room && y <= box.bottom + room,
    );
}

/** The boxes of its lines. */
export function boxesOf(shown: ShownText): DOMRect[] {
  if (shown.kind === 'element') return [shown.element.getBoundingClientRect()];
  const range = document.createRange();
  range.setStart(shown.node, shown.from);
  range.setEnd(shown.node, shown.to);
  return [...range.getClientRects()];
}
