import { describe, expect, it } from 'vitest';
import { quarantineOf } from './quarantine';

const call = { id: 'a', type: 'call-to-action', version: 0, props: { heading: 'Ask us', actions: [] } };

describe('quarantineOf', () => {
  it.each([
    ['is finished', call, null],
    ['is unfinished', { ...call, props: {} }, null],
    ['has an unknown field', { ...call, props: { ...call.props, colour: 'red' } }, 'wrong values'],
    ['has another kind of value', { ...call, props: { heading: 7 } }, 'wrong values'],
    ['is of an unknown type', { ...call, type: 'carousel' }, 'unknown type'],
    ['is of a newer version', { ...call, version: 40 }, 'other version'],
    ['has no id', { type: 'hero', version: 0, props: {} }, 'unreadable'],
    ['is no block at all', 'words', 'unreadable'],
  ])('classifies a block that %s', (_, node, kind) => {
    expect(quarantineOf(node)?.kind ?? null).toBe(kind);
  });
});

it('quarantineOf › reports a missing id, and a value that is not a block', () => {
  const { id: _id, ...blockWithoutId } = call;
  expect(quarantineOf(blockWithoutId)?.reason).toContain('It has no id');
  expect(quarantineOf({ ...blockWithoutId, props: 'none' })?.reason).toContain('not a block');
});
