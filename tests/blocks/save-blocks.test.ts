import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRegistry } from '@/lib/engine/registry';
import { saveBlocks } from '@/lib/engine/save-blocks';
import type { Stored } from '@/lib/engine/stored';
import type { StoredBlock } from '@/schemas/stored-block';
import { anyJson } from '../support/any-json';
import { box, boxOf, note, noteOf, smallDoor } from '../support/small-blocks';

const nothing: Stored = { now: [], elsewhere: [], published: [] };
const save = (next: unknown, stored: Partial<Stored> = {}) =>
  saveBlocks(next, smallDoor, { ...nothing, ...stored });
const saveDraft = (next: unknown, stored: Partial<Stored> = {}) =>
  saveBlocks(next, { ...smallDoor, severity: 'draft' }, { ...nothing, ...stored });

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
        const now = ids.map((id) => noteOf(id));
        expect(save(next, { now }).ok).toBe(Array.isArray(next) && next.length === 0);
      }),
      { numRuns: process.env.TEST_LONG ? 1_000 : 200 },
    );
  });

  it('lets a bound block leave out what its binding supplies, and nothing else', () => {
    const query = { source: 'words', schema: z.strictObject({}), slugs: {} };
    const doorThatSupplies = (...supplies: string[]) => ({
      ...smallDoor,
      bindings: [{ query, blockType: 'note', supplies }],
    });
    const door = doorThatSupplies('word');
    const bound = { id: 'a', type: 'note', version: 0, props: {}, bind: { source: 'words', query: {} } };
    expect(saveBlocks([bound], door)).toMatchObject({ ok: true });
    expect(saveBlocks([bound], doorThatSupplies())).toMatchObject({
      ok: false,
      faults: [{ blockId: 'a', path: 'props.word' }],
    });
    const elsewhere = { ...bound, bind: { source: 'numbers', query: {} } };
    expect(saveBlocks([elsewhere], door)).toMatchObject({
      ok: false,
      faults: expect.arrayContaining([expect.objectContaining({ blockId: 'a', path: 'bind' })]),
    });
  });
});

describe('a draft', () => {
  it('may be unfinished, and is not published so', () => {
    const next = [boxOf('b', [noteOf('a', '')])];
    expect(saveDraft(next)).toEqual({ ok: true, blocks: next });
    expect(save(next)).toMatchObject({ ok: false, faults: [{ blockId: 'a', path: 'props.word' }] });
    expect(save(next, { now: next }), 'stored as a draft before').toMatchObject({ ok: false });
    expect(save(next, { now: next, published: next }), 'shown already').toMatchObject({ ok: true });
  });

  it.each([
    ['too long a word', noteOf('a', 'x'.repeat(41)), 'props.word'],
    ['a number for a word', { ...noteOf('a'), props: { word: 7 } }, 'props.word'],
    ['a word nobody knows', { ...noteOf('a'), props: { word: 'x', colour: 'red' } }, 'props'],
    ['an unknown type', { ...noteOf('a'), type: 'hologram' }, 'type'],
    ['an id of other signs', noteOf('a b'), 'id'],
    ['an id too long', { ...noteOf('a'), id: 'a'.repeat(65) }, 'id'],
  ])('is never malformed: %s', (_what, block, path) => {
    const { id } = block;
    expect(saveDraft([block])).toMatchObject({ ok: false, faults: [{ blockId: id, path }] });
  });
});

describe('what is stored and comes back untouched', () => {
  const lost = { zeta: 1, type: 'hologram', id: 'lost' };
  const nameless = { props: { word: 'x' } };
  const now = [null, nameless, lost, noteOf('a'), boxOf('b', [noteOf('c')])];

  it('passes beside any other, readable or not, and is what is stored', () => {
    const turned = { id: 'lost', type: 'hologram', zeta: 1 };
    const next = [noteOf('a', 'changed'), boxOf('b', [noteOf('c')]), null, turned, { ...nameless }];
    for (const result of [save(next, { now }), saveDraft(next, { now })]) {
      expect(result).toMatchObject({ ok: true });
      const blocks = result.ok ? result.blocks : [];
      expect(JSON.stringify(blocks[3])).toBe(JSON.stringify(lost));
      expect(blocks).toEqual(next);
    }
  });

  it('passes inside a block that was changed, and in another place', () => {
    const next = [{ ...boxOf('b', []), slots: { inside: [noteOf('c'), lost] } }];
    expect(save(next, { now })).toEqual({ ok: true, blocks: next });
  });

  it('passes in another language, as when that falls back to it', () => {
    expect(save([lost], { elsewhere: [now] })).toEqual({ ok: true, blocks: [lost] });
  });

  it('does not pass once it is touched', () => {
    expect(save([{ ...lost, zeta: 2 }], { now })).toMatchObject({
      ok: false,
      faults: expect.arrayContaining([
        expect.objectContaining({ blockId: 'lost', blockType: 'hologram', path: '' }),
      ]),
    });
    expect(save([{ props: {} }], { now })).toMatchObject({
      ok: false,
      faults: expect.arrayContaining([expect.objectContaining({ blockId: '#0', path: 'id' })]),
    });
  });

  it('may share an id as it did before, but gets no third', () => {
    const twins = [noteOf('a', 'one'), noteOf('a', 'two')];
    expect(saveDraft(twins, { now: twins })).toMatchObject({ ok: true });
    expect(saveDraft([...twins, noteOf('a', 'three')], { now: twins })).toMatchObject({ ok: false });
  });
});

describe('a document beyond the limits', () => {
  const nested = (depth: number): StoredBlock[] => {
    let inside: StoredBlock[] = [];
    for (let level = depth; level > 0; level -= 1) inside = [boxOf(`b-${level}`, inside)];
    return inside;
  };

  it.each([
    ['too many blocks', Array.from({ length: 501 }, (_, at) => noteOf(`n-${at}`)), /at most 500 blocks/],
    ['too deep', nested(7), /at most 6 deep/],
    ['5,000 deep', nested(5_000), /at most 6 deep/],
    ['too large', [noteOf('a', 'x'.repeat(600_000))], /at most 512 kB/],
  ])('is refused with a sentence: %s', (_what, next, message) => {
    expect(saveDraft(next)).toMatchObject({
      ok: false,
      faults: [{ message: expect.stringMatching(message) }],
    });
    expect(saveDraft(next, { now: next }), 'stored already').toMatchObject({ ok: false });
  });

  it('is taken just below them', () => {
    expect(saveDraft(nested(6))).toMatchObject({ ok: true });
    expect(saveDraft(Array.from({ length: 500 }, (_, at) => noteOf(`n-${at}`)))).toMatchObject({ ok: true });
  });
});

describe("an office's editor", () => {
  const guarded = {
    ...box,
    type: 'box' as const,
    rights: { insert: 'network', edit: 'network', remove: 'network' } as const,
  };
  const door = { ...smallDoor, registry: createRegistry([note, guarded]), writer: 'owner' as const };
  const now = [boxOf('b', [noteOf('c')]), noteOf('a')];
  const saveAsOffice = (next: unknown) => saveBlocks(next, door, { ...nothing, now });

  it("neither puts in, changes nor takes out what is the network's", () => {
    const refusal = (id: string, what: string) => ({
      ok: false,
      faults: [{ blockId: id, message: `Only the network's staff may ${what} this block` }],
    });
    expect(saveAsOffice([...now, boxOf('new', [])])).toMatchObject(refusal('new', 'put in'));
    expect(saveAsOffice([{ ...now[0], props: { title: 'x' } }, now[1]])).toMatchObject(
      refusal('b', 'change'),
    );
    expect(saveAsOffice([now[1]])).toMatchObject(refusal('b', 'take out'));
    expect(saveBlocks([now[1]], { ...door, writer: 'network' }, { ...nothing, now })).toMatchObject({
      ok: true,
    });
  });

  it('brings back what another version has as it is there, and not with other words', () => {
    const elsewhere = [[boxOf('b', [noteOf('c')])]];
    const save = (next: unknown) => saveBlocks(next, door, { ...nothing, elsewhere });
    expect(save([boxOf('b', [noteOf('other')])])).toMatchObject({ ok: true });
    expect(save([{ ...boxOf('b', []), props: { title: 'forged' } }])).toMatchObject({ ok: false });
  });

  it('works on all the rest, also inside it', () => {
    expect(saveAsOffice([boxOf('b', [noteOf('c', 'changed'), noteOf('d')])])).toMatchObject({ ok: true });
  });
});
