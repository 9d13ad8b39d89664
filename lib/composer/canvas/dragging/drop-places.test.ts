import { describe, expect, it } from 'vitest';
import { type DropList, findPlace } from './drop-places';

const box = (top: number, bottom: number, left = 0, right = 1000) => ({ top, bottom, left, right });
const lists: DropList[] = [
  {
    parent: null,
    slot: '',
    area: box(0, 900),
    items: [
      { id: 'one', box: box(0, 300) },
      { id: 'two', box: box(300, 900) },
    ],
  },
  {
    parent: 'two',
    slot: 'first',
    area: box(320, 880, 0, 500),
    items: [{ id: 'in', box: box(320, 880, 0, 500) }],
  },
  { parent: 'two', slot: 'second', area: box(320, 440, 500, 1000), items: [] },
];

describe('findPlace', () => {
  it('is between the two blocks nearest to the point', () => {
    expect(findPlace(lists, { x: 10, y: 20 })?.at).toEqual({ parent: null, slot: '', after: null });
    expect(findPlace(lists, { x: 10, y: 200 })?.at.after).toBe('one');
    expect(findPlace(lists, { x: 10, y: 200 })?.mark.top).toBe(300);
    expect(findPlace(lists, { x: 10, y: 899 })?.at).toEqual({ parent: null, slot: '', after: 'two' });
  });

  it('is in the innermost list, and in one with nothing in it', () => {
    expect(findPlace(lists, { x: 10, y: 500 })?.at).toEqual({ parent: 'two', slot: 'first', after: null });
    expect(findPlace(lists, { x: 10, y: 800 })?.at).toEqual({ parent: 'two', slot: 'first', after: 'in' });
    expect(findPlace(lists, { x: 900, y: 380 })?.at).toEqual({ parent: 'two', slot: 'second', after: null });
  });

  it('is at the end of the page below all blocks, and nowhere when there is no list', () => {
    expect(findPlace(lists, { x: 10, y: 2_000 })?.at.after).toBe('two');
    expect(findPlace([], { x: 10, y: 10 })).toBeNull();
  });
});
