import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRegistry } from '@/lib/engine/registry';
import type { StoredVersions } from '@/lib/engine/stored-versions';
import { validateWrite } from '@/lib/engine/validate-write';
import type { StoredBlock } from '@/schemas/stored-block';
import { anyJson } from '../support/any-json';
import { box, boxOf, note, noteOf, smallValidation } from '../support/small-blocks';

const emptyStored: StoredVersions = { current: [], otherVersions: [], published: [] };
const save = (next: unknown, stored: Partial<StoredVersions> = {}) =>
  validateWrite(next, smallValidation, { ...emptyStored, ...stored });
const saveDraft = (next: unknown, stored: Partial<StoredVersions> = {}) =>
  validateWrite(next, { ...smallValidation, severity: 'draft' }, { ...emptyStored, ...stored });

describe('validateBlocks', () => {
  it('accepts complete and nested blocks', () => {
    const next = [noteOf('a'), boxOf('b', [noteOf('c')])];
    expect(save(next)).toEqual({ ok: true, blocks: next });
  });

  it('reports every issue with block and path', () => {
    const next = [noteOf('a', ''), boxOf('b', [{ ...noteOf('c'), props: { word: 'x', colour: 'red' } }])];
    expect(save(next)).toMatchObject({
      ok: false,
      issues: [
        { blockId: 'a', blockType: 'note', path: 'props.word' },
        { blockId: 'c', blockType: 'note', path: 'props' },
      ],
    });
  });

  it.each([
    ['an unknown type', { ...noteOf('a'), type: 'toString' }, 'type'],
    ['a version to come', { ...noteOf('a'), version: 1 }, 'version'],
    ['a slot the block does not have', { ...noteOf('a'), slots: { inside: [] } }, 'slots.inside'],
  ])('rejects %s', (_what, block, path) => {
    expect(save([block])).toMatchObject({ ok: false, issues: [{ blockId: 'a', path }] });
  });

  it('rejects a duplicate id at any depth', () => {
    expect(save([noteOf('a'), boxOf('b', [noteOf('a')])])).toMatchObject({
      ok: false,
      issues: [{ blockId: 'a', path: 'id' }],
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
  ])('rejects %j, which is not a list of blocks', (next) => {
    expect(save(next)).toMatchObject({ ok: false });
  });

  it('returns a result and never throws for any input', () => {
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
        expect(save(next, { current: now }).ok).toBe(Array.isArray(next) && next.length === 0);
      }),
      { numRuns: process.env.TEST_LONG ? 1_000 : 200 },
    );
  });

  it('lets a bound block omit only what its binding supplies', () => {
    const query = { source: 'words', schema: z.strictObject({}), slugs: {} };
    const validationWithSupplies = (...supplies: string[]) => ({
      ...smallValidation,
      bindings: [{ query, blockType: 'note', supplies }],
    });
    const validation = validationWithSupplies('word');
    const bound = { id: 'a', type: 'note', version: 0, props: {}, bind: { source: 'words', query: {} } };
    expect(validateWrite([bound], validation)).toMatchObject({ ok: true });
    expect(validateWrite([bound], validationWithSupplies())).toMatchObject({
      ok: false,
      issues: [{ blockId: 'a', path: 'props.word' }],
    });
    const elsewhere = { ...bound, bind: { source: 'numbers', query: {} } };
    expect(validateWrite([elsewhere], validation)).toMatchObject({
      ok: false,
      issues: expect.arrayContaining([expect.objectContaining({ blockId: 'a', path: 'bind' })]),
    });
  });
});

describe('validateBlocks › a draft', () => {
  it('may be incomplete, but cannot be published', () => {
    const next = [boxOf('b', [noteOf('a', '')])];
    expect(saveDraft(next)).toEqual({ ok: true, blocks: next });
    expect(save(next)).toMatchObject({ ok: false, issues: [{ blockId: 'a', path: 'props.word' }] });
    expect(save(next, { current: next }), 'stored as a draft before').toMatchObject({ ok: false });
    expect(save(next, { current: next, published: next }), 'shown already').toMatchObject({ ok: true });
  });

  it.each([
    ['too long a word', noteOf('a', 'x'.repeat(41)), 'props.word'],
    ['a number for a word', { ...noteOf('a'), props: { word: 7 } }, 'props.word'],
    ['a word nobody knows', { ...noteOf('a'), props: { word: 'x', colour: 'red' } }, 'props'],
    ['an unknown type', { ...noteOf('a'), type: 'hologram' }, 'type'],
    ['an id of other signs', noteOf('a b'), 'id'],
    ['an id too long', { ...noteOf('a'), id: 'a'.repeat(65) }, 'id'],
  ])('may not be malformed: %s', (_what, block, path) => {
    const { id } = block;
    expect(saveDraft([block])).toMatchObject({ ok: false, issues: [{ blockId: id, path }] });
  });
});

describe('validateBlocks › stored content that is returned unchanged', () => {
  const lost = { zeta: 1, type: 'hologram', id: 'lost' };
  const nameless = { props: { word: 'x' } };
  const now = [null, nameless, lost, noteOf('a'), boxOf('b', [noteOf('c')])];

  it('is accepted next to any other block, readable or not, and stored as before', () => {
    const turned = { id: 'lost', type: 'hologram', zeta: 1 };
    const next = [noteOf('a', 'changed'), boxOf('b', [noteOf('c')]), null, turned, { ...nameless }];
    for (const result of [save(next, { current: now }), saveDraft(next, { current: now })]) {
      expect(result).toMatchObject({ ok: true });
      const blocks = result.ok ? result.blocks : [];
      expect(JSON.stringify(blocks[3])).toBe(JSON.stringify(lost));
      expect(blocks).toEqual(next);
    }
  });

  it('is accepted inside a changed block and in another position', () => {
    const next = [{ ...boxOf('b', []), slots: { inside: [noteOf('c'), lost] } }];
    expect(save(next, { current: now })).toEqual({ ok: true, blocks: next });
  });

  it('is accepted in another language, as when that falls back to it', () => {
    expect(save([lost], { otherVersions: [now] })).toEqual({ ok: true, blocks: [lost] });
  });

  it('is rejected once it is modified', () => {
    expect(save([{ ...lost, zeta: 2 }], { current: now })).toMatchObject({
      ok: false,
      issues: expect.arrayContaining([
        expect.objectContaining({ blockId: 'lost', blockType: 'hologram', path: '' }),
      ]),
    });
    expect(save([{ props: {} }], { current: now })).toMatchObject({
      ok: false,
      issues: expect.arrayContaining([expect.objectContaining({ blockId: '#0', path: 'id' })]),
    });
  });

  it('may share an id as before, but not a third time', () => {
    const twins = [noteOf('a', 'one'), noteOf('a', 'two')];
    expect(saveDraft(twins, { current: twins })).toMatchObject({ ok: true });
    expect(saveDraft([...twins, noteOf('a', 'three')], { current: twins })).toMatchObject({ ok: false });
  });
});

describe('validateBlocks › a document beyond the limits', () => {
  const nested = (depth: number): StoredBlock[] => {
    let inside: StoredBlock[] = [];
    for (let level = depth; level > 0; level -= 1) inside = [boxOf(`b-${level}`, inside)];
    return inside;
  };

  it.each([
    ['too many blocks', Array.from({ length: 501 }, (_, at) => noteOf(`n-${at}`)), /at most 500 blocks/],
    ['too deep', nested(7), /at most 6 levels deep/],
    ['5,000 deep', nested(5_000), /at most 6 levels deep/],
    ['too large', [noteOf('a', 'x'.repeat(600_000))], /at most 512 kB/],
  ])('is rejected with a message: %s', (_what, next, message) => {
    expect(saveDraft(next)).toMatchObject({
      ok: false,
      issues: [{ message: expect.stringMatching(message) }],
    });
    expect(saveDraft(next, { current: next }), 'stored already').toMatchObject({ ok: false });
  });

  it('is accepted just below the limits', () => {
    expect(saveDraft(nested(6))).toMatchObject({ ok: true });
    expect(saveDraft(Array.from({ length: 500 }, (_, at) => noteOf(`n-${at}`)))).toMatchObject({ ok: true });
  });
});

describe('validateBlocks › an office editor', () => {
  const guarded = {
    ...box,
    type: 'box' as const,
    rights: { insert: 'network', edit: 'network', remove: 'network' } as const,
  };
  const validation = {
    ...smallValidation,
    registry: createRegistry([note, guarded]),
    writer: 'owner' as const,
  };
  const now = [boxOf('b', [noteOf('c')]), noteOf('a')];
  const saveAsOffice = (next: unknown) => validateWrite(next, validation, { ...emptyStored, current: now });

  it('cannot insert, change or remove blocks of the network', () => {
    const refusal = (id: string, action: string) => ({
      ok: false,
      issues: [{ blockId: id, message: `Only the network’s staff can ${action} this block` }],
    });
    expect(saveAsOffice([...now, boxOf('new', [])])).toMatchObject(refusal('new', 'add'));
    expect(saveAsOffice([{ ...now[0], props: { title: 'x' } }, now[1]])).toMatchObject(
      refusal('b', 'change'),
    );
    expect(saveAsOffice([now[1]])).toMatchObject(refusal('b', 'delete'));
    expect(
      validateWrite([now[1]], { ...validation, writer: 'network' }, { ...emptyStored, current: now }),
    ).toMatchObject({
      ok: true,
    });
  });

  it('can restore a block from another language version, but not with other content', () => {
    const elsewhere = [[boxOf('b', [noteOf('c')])]];
    const save = (next: unknown) =>
      validateWrite(next, validation, { ...emptyStored, otherVersions: elsewhere });
    expect(save([boxOf('b', [noteOf('other')])])).toMatchObject({ ok: true });
    expect(save([{ ...boxOf('b', []), props: { title: 'forged' } }])).toMatchObject({ ok: false });
  });

  it('can edit everything else, including nested blocks', () => {
    expect(saveAsOffice([boxOf('b', [noteOf('c', 'changed'), noteOf('d')])])).toMatchObject({ ok: true });
  });
});
