import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saveBlocks } from '@/lib/engine/save-blocks';
import { anyJson } from '../support/any-json';
import { boxOf, noteOf, smallRegistry } from '../support/small-blocks';

const save = (next: unknown, previous = [noteOf('old')]) => saveBlocks(next, previous, smallRegistry);

describe('saveBlocks', () => {
  it('takes whole blocks, nested ones too', () => {
    const next = [noteOf('a'), boxOf('b', [noteOf('c')])];
    expect(save(next)).toEqual({ ok: true, blocks: next });
  });

  it('names every fault by block and path', () => {
    const next = [noteOf('a', ''), boxOf('b', [{ ...noteOf('c'), props: { word: 'x', colour: 'red' } }])];
    expect(save(next)).toMatchObject({
      ok: false,
      faults: [
        { blockId: 'a', blockType: 'note', path: 'props.word' },
        { blockId: 'c', blockType: 'note', path: 'props' },
      ],
    });
  });

  it.each([
    ['an unknown type', { ...noteOf('a'), type: 'toString' }, 'type'],
    ['a version to come', { ...noteOf('a'), version: 1 }, 'version'],
    ['a slot the block does not have', { ...noteOf('a'), slots: { inside: [] } }, 'slots.inside'],
  ])('refuses %s', (_what, block, path) => {
    expect(save([block])).toMatchObject({ ok: false, faults: [{ blockId: 'a', path }] });
  });

  it('refuses the same id twice, however deep', () => {
    expect(save([noteOf('a'), boxOf('b', [noteOf('a')])])).toMatchObject({
      ok: false,
      faults: [{ blockId: 'a', path: 'id' }],
    });
  });

  it.each([
    [null],
    ['[]'],
    [{}],
    [[null]],
    [[{ id: 'a' }]],
    [[[]]],
    [[{ ...noteOf('a'), id: { length: { toString: 0 } } }]],
  ])('refuses %j, which is no list of blocks', (next) => {
    expect(save(next)).toMatchObject({ ok: false });
  });

  it('answers, and never throws, whatever it is given', () => {
    const oddBlock = fc.record({
      id: anyJson,
      type: anyJson,
      version: anyJson,
      props: anyJson,
      slots: anyJson,
    });
    fc.assert(
      fc.property(fc.oneof(anyJson, fc.array(oddBlock)), fc.array(fc.string()), (next, ids) => {
        const stored = ids.map((id) => noteOf(id));
        expect(save(next, stored).ok).toBe(Array.isArray(next) && next.length === 0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('lets a bound block leave out what its source supplies, and asks whether the binding holds', () => {
    const bound = { id: 'a', type: 'note', version: 0, props: {}, bind: { source: 'words', query: {} } };
    expect(save([bound])).toMatchObject({ ok: true });
    const refuse = () => 'No such source';
    expect(saveBlocks([bound], [], smallRegistry, refuse)).toMatchObject({
      ok: false,
      faults: [{ blockId: 'a', path: 'bind', message: 'No such source' }],
    });
  });
});
