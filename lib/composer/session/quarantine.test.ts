import { describe, expect, it } from 'vitest';
import { quarantineOf } from './quarantine';
import { asAnotherType, asThisVersion, strangeProps, withoutStrangeProps } from './repairs';

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

  it('is mended by taking out what nobody knows, by reading it anew, or by another type that keeps its words', async () => {
    expect(strangeProps({ ...call, props: { heading: 'x', colour: 'red' } })).toEqual(['colour']);
    expect(withoutStrangeProps({ ...call, props: { colour: 'red' } })).toEqual([
      { kind: 'set', id: 'a', path: ['colour'] },
    ]);
    expect(asThisVersion({ ...call, version: 40 })).toMatchObject({
      kind: 'replace',
      own: { id: 'a', version: 0 },
    });
    const carousel = { id: 'a', type: 'carousel', version: 3, props: { heading: 'Kept words', speed: 4 } };
    const replaced = await asAnotherType(carousel, 'hero');
    expect(replaced).toMatchObject({ own: { id: 'a', type: 'hero', props: { heading: 'Kept words' } } });
    expect(quarantineOf(replaced?.kind === 'replace' ? replaced.own : null)).toBeNull();
  });
});
