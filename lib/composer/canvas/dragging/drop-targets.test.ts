import { describe, expect, it } from 'vitest';
import { type DropList, findDropTarget } from './drop-targets';

const rect = (top: number, bottom: number, left = 0, right = 1000) => ({ top, bottom, left, right });
const lists: DropList[] = [
  {
    parent: null,
    slot: '',
    area: rect(0, 900),
    items: [
      { id: 'one', rect: rect(0, 300) },
      { id: 'two', rect: rect(300, 900) },
    ],
  },
  {
    parent: 'two',
    slot: 'first',
    area: rect(320, 880, 0, 500),
    items: [{ id: 'in', rect: rect(320, 880, 0, 500) }],
  },
  { parent: 'two', slot: 'second', area: rect(320, 440, 500, 1000), items: [] },
];

describe('findDropTarget', () => {
  it('returns the position between the two blocks nearest to the point', () => {
    expect(findDropTarget(lists, { x: 10, y: 20 })?.position).toEqual({
      parent: null,
      slot: '',
      after: null,
    });
    expect(findDropTarget(lists, { x: 10, y: 200 })?.position.after).toBe('one');
    expect(findDropTarget(lists, { x: 10, y: 200 })?.mark.top).toBe(300);
    expect(findDropTarget(lists, { x: 10, y: 899 })?.position).toEqual({
      parent: null,
      slot: '',
      after: 'two',
    });
  });

  it('returns a position in the innermost list, including an empty list', () => {
    expect(findDropTarget(lists, { x: 10, y: 500 })?.position).toEqual({
      parent: 'two',
      slot: 'first',
      after: null,
    });
    expect(findDropTarget(lists, { x: 10, y: 800 })?.position).toEqual({
      parent: 'two',
      slot: 'first',
      after: 'in',
    });
    expect(findDropTarget(lists, { x: 900, y: 380 })?.position).toEqual({
      parent: 'two',
      slot: 'second',
      after: null,
    });
  });

  it('returns the end of the page below all blocks, and null without a list', () => {
    expect(findDropTarget(lists, { x: 10, y: 2_000 })?.position.after).toBe('two');
    expect(findDropTarget([], { x: 10, y: 10 })).toBeNull();
  });
});
