import { describe, expect, it } from 'vitest';
import { quarantineOf } from './quarantine';

const call = { id: 'a', type: 'call-to-action', version: 0, props: { heading: 'Ask us', actions: [] } };

describe('a block that cannot be shown', () => {
  it.each([
    ['is finished', call, null],
    ['is unfinished', { ...call, props: {} }, null],
    ['has a field that nobody knows', { ...call, props: { ...call.props, colour: 'red' } }, 'wrong values'],
    ['has another kind of value', { ...call, props: { heading: 7 } }, 'wrong values'],
    ['is of an unknown type', { ...call, type: 'carousel' }, 'unknown type'],
    ['is of a newer version', { ...call, version: 40 }, 'other version'],
    ['has no id', { type: 'hero', version: 0, props: {} }, 'unreadable'],
    ['is no block at all', 'words', 'unreadable'],
  ])('is told from others: it %s', (_, own, kind) => {
    expect(quarantineOf(own)?.kind ?? null).toBe(kind);
  });
});

it('says of a block without an id what it lacks, and of what is none that it is none', () => {
  const { id: _id, ...without } = call;
  expect(quarantineOf(without)?.reason).toContain('It has no id');
  expect(quarantineOf({ ...without, props: 'none' })?.reason).toContain('not a block');
});
