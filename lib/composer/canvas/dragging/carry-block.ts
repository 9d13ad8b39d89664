import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import { blockNameOf } from '../../outline/block-name';
import { reasonAgainstInsert, reasonAgainstMove } from '../../outline/placement';
import { type DraggedBlock, postToComposer } from '../messages';
import { skipNextAnchor } from '../overlay/scroll-anchor';
import { type CanvasDropTarget, findDropTarget } from './drop-targets';
import { measureLists } from './measure-lists';

type WindowPoint = { x: number; y: number };

/**
 * The page scrolls when the pointer is within `edgeSize` pixels of the upper or lower edge of the window, by
 * at most `maxStep` pixels per frame.
 */
const autoScroll = { edgeSize: 70, maxStep: 18 };

/**
 * Starts to drag a block. The drop position below the pointer is found and marked once per frame, without
 * React.
 */
export function startBlockDrag(openedDocument: OpenDocument, dragged: DraggedBlock) {
  const listsAt = measureLists(openedDocument, dragged.id);
  const indicator = document.body.appendChild(document.createElement('div'));
  indicator.className = 'canvas-drop';
  indicator.hidden = true;
  const label = indicator.appendChild(document.createElement('span'));
  label.className = 'canvas-tag';
  let point: WindowPoint | null = null;
  let target: CanvasDropTarget | null = null;
  let reason: string | null = null;
  let frame = requestAnimationFrame(updateTarget);
  function updateTarget() {
    frame = requestAnimationFrame(updateTarget);
    target = point && findTargetAt(point);
    // Unchanged values are not written again: each write causes a layout of the whole page.
    if (indicator.hidden !== (target === null)) indicator.hidden = target === null;
    if (!target) return;
    reason =
      dragged.id === null
        ? reasonAgainstInsert(openedDocument, { type: dragged.type }, target.position)
        : reasonAgainstMove(openedDocument, dragged.id, target.position);
    const text = reason ?? describeTarget(openedDocument, target, dragged.label);
    if (label.textContent !== text) label.textContent = text;
    indicator.toggleAttribute('data-refused', reason !== null);
    const { top, left, width } = target.mark;
    Object.assign(indicator.style, { top: `${top}px`, left: `${left}px`, width: `${width}px` });
  }
  /** The drop target below a point of the window. Scrolls the page near an edge. */
  function findTargetAt({ x, y }: WindowPoint): CanvasDropTarget | null {
    if (x < 0 || x > window.innerWidth) return null;
    window.scrollBy({ top: autoScrollStep(y), behavior: 'instant' });
    const pagePoint = { x: x + window.scrollX, y: y + window.scrollY };
    return findDropTarget(listsAt(pagePoint.y), pagePoint);
  }
  const end = () => {
    cancelAnimationFrame(frame);
    indicator.remove();
  };
  return {
    over: (at: WindowPoint | null): void => {
      point = at;
    },
    drop: (): void => {
      cancelAnimationFrame(frame);
      updateTarget();
      end();
      if (point && target) {
        // A block that is dropped at its own position is not rendered again.
        if (reason === null && !isAtPosition(openedDocument, dragged.id, target.position)) skipNextAnchor();
        postToComposer({ kind: 'dropped', carried: dragged, at: target.position, reason });
      }
    },
    end,
  };
}
export type BlockDrag = ReturnType<typeof startBlockDrag>;

function isAtPosition(openedDocument: OpenDocument, id: string | null, { after, ...at }: CanvasDropTarget['position']): boolean {
  const currentPosition = id === null ? undefined : openedDocument.blocks.get(id)?.parentSlot;
  if (id === null || currentPosition?.parent !== at.parent || currentPosition.slot !== at.slot) return false;
  const list = listAt(openedDocument, at) ?? [];
  return after === id || after === (list[list.indexOf(id) - 1] ?? null);
}

function autoScrollStep(y: number): number {
  const { edgeSize, maxStep } = autoScroll;
  const distance = y - (window.innerHeight - edgeSize);
  if (distance > 0) return Math.min(maxStep, (distance / edgeSize) * maxStep);
  return y < edgeSize ? -Math.min(maxStep, ((edgeSize - y) / edgeSize) * maxStep) : 0;
}

function describeTarget(openedDocument: OpenDocument, { position }: CanvasDropTarget, label: string): string {
  if (position.after !== null) return `${label} after ${labelOf(openedDocument, position.after)}`;
  return position.parent === null
    ? `${label} first on the page`
    : `${label} first in ${labelOf(openedDocument, position.parent)}`;
}

const labelOf = ({ blocks }: OpenDocument, id: string): string => blockNameOf(blocks.get(id)?.own).label;
