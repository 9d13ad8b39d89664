import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import { blockNameOf } from '../../outline/block-name';
import { reasonAgainstInsert, reasonAgainstMove } from '../../outline/fits-place';
import { type Carried, tell } from '../messages';
import { letGo } from '../overlay/keep-in-place';
import { type DropPlace, findPlace } from './drop-places';
import { measureLists } from './measure-lists';

type Point = { x: number; y: number };

/** Near the upper and the lower edge of the window the page scrolls by itself: how near, and how far in a frame, in pixels. */
const scrolling = { room: 70, most: 18 };

/** A block carried over the page: once a frame the place below it is found and marked; nothing is drawn by React meanwhile. */
export function carryBlock(opened: OpenDocument, carried: Carried) {
  const listsAt = measureLists(opened, carried.id);
  const mark = document.body.appendChild(document.createElement('div'));
  mark.className = 'canvas-drop';
  mark.hidden = true;
  const words = mark.appendChild(document.createElement('span'));
  words.className = 'canvas-tag';
  let point: Point | null = null;
  let place: DropPlace | null = null;
  let reason: string | null = null;
  let frame = requestAnimationFrame(look);
  function look() {
    frame = requestAnimationFrame(look);
    place = point && findBelow(point);
    // What stays as it is is not written anew: each change is another layout of all that is drawn.
    if (mark.hidden !== (place === null)) mark.hidden = place === null;
    if (!place) return;
    reason =
      carried.id === null
        ? reasonAgainstInsert(opened, { type: carried.type }, place.at)
        : reasonAgainstMove(opened, carried.id, place.at);
    const said = reason ?? wordsOf(opened, place, carried.label);
    if (words.textContent !== said) words.textContent = said;
    mark.toggleAttribute('data-refused', reason !== null);
    const { top, left, width } = place.mark;
    Object.assign(mark.style, { top: `${top}px`, left: `${left}px`, width: `${width}px` });
  }
  /** The place below a point of the window; the page scrolls where it is near an edge. */
  function findBelow({ x, y }: Point): DropPlace | null {
    if (x < 0 || x > window.innerWidth) return null;
    window.scrollBy({ top: pull(y), behavior: 'instant' });
    const there = { x: x + window.scrollX, y: y + window.scrollY };
    return findPlace(listsAt(there.y), there);
  }
  const end = () => {
    cancelAnimationFrame(frame);
    mark.remove();
  };
  return {
    over: (at: Point | null): void => {
      point = at;
    },
    drop: (): void => {
      cancelAnimationFrame(frame);
      look();
      end();
      if (point && place) {
        // What stays where it is is not drawn anew.
        if (reason === null && !isThere(opened, carried.id, place.at)) letGo();
        tell({ kind: 'dropped', carried, at: place.at, reason });
      }
    },
    end,
  };
}
export type Carrying = ReturnType<typeof carryBlock>;

function isThere(opened: OpenDocument, id: string | null, { after, ...at }: DropPlace['at']): boolean {
  const stood = id === null ? undefined : opened.blocks.get(id)?.place;
  if (id === null || stood?.parent !== at.parent || stood.slot !== at.slot) return false;
  const list = listAt(opened, at) ?? [];
  return after === id || after === (list[list.indexOf(id) - 1] ?? null);
}

function pull(y: number): number {
  const { room, most } = scrolling;
  const below = y - (window.innerHeight - room);
  if (below > 0) return Math.min(most, (below / room) * most);
  return y < room ? -Math.min(most, ((room - y) / room) * most) : 0;
}

function wordsOf(opened: OpenDocument, { at }: DropPlace, label: string): string {
  if (at.after !== null) return `${label} after ${labelOf(opened, at.after)}`;
  return at.parent === null
    ? `${label} first on the page`
    : `${label} first in ${labelOf(opened, at.parent)}`;
}

const labelOf = ({ blocks }: OpenDocument, id: string): string => blockNameOf(blocks.get(id)?.own).label;
