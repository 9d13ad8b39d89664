import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Binding, bind, type Supply } from '@/lib/engine/bindings';
import type { DataContext } from '@/lib/engine/data-context';
import { defineSource } from '@/lib/engine/define-source';
import { resolveBindings } from '@/lib/engine/resolve-bindings';
import type { BindingEntry } from '@/schemas/bindings/catalogue';
import { recordQuery } from '@/schemas/bindings/source-query';
import type { StoredBlock } from '@/schemas/stored-block';
import { boxOf, noteOf, smallRegistry } from '../support/small-blocks';

const context: DataContext = { locale: 'en-GH', subjects: {}, names: { office: 'Osu' }, path: '/' };

const wordsQuery = {
  source: 'words',
  schema: z.strictObject({ of: z.string().optional() }),
  slugs: { of: 'office' },
} as const;
const words = defineSource<typeof wordsQuery, string>({
  query: wordsQuery,
  read: async ({ of }) => {
    if (of === 'unreachable') throw new Error('The source does not answer');
    return of === 'gone' ? null : `supplied ${of ?? 'all'}`;
  },
});
const toNote: BindingEntry<typeof wordsQuery, 'word'> = {
  query: wordsQuery,
  blockType: 'note',
  supplies: ['word'],
};
const toWord = (word: string): Supply<'word'> => ({ props: { word } });
const wordToNote = bind(toNote, words, toWord);

const ownQuery = recordQuery('own', 'office', 'A record');
const own = defineSource<typeof ownQuery, string>({
  query: ownQuery,
  read: async ({ slug }) => slug,
});
const ownToNote = bind({ query: ownQuery, blockType: 'note', supplies: ['word'] }, own, toWord);

const find =
  (...bindings: Binding[]) =>
  (source: string, type: string) =>
    bindings.find(({ entry }) => entry.query.source === source && entry.blockType === type);

const bound = (id: string, of?: string, props = {}): StoredBlock => ({
  id,
  type: 'note',
  version: 0,
  props,
  bind: { source: 'words', query: of === undefined ? {} : { of } },
});
const resolve = (blocks: StoredBlock[], ...bindings: Binding[]) =>
  resolveBindings(blocks, find(...bindings), context);
const ofOffice = (id: string, query = {}): StoredBlock => ({
  ...bound(id),
  bind: { source: 'own', query },
});

describe('resolveBindings', () => {
  it('omits hidden blocks at any depth', async () => {
    const hidden = { ...noteOf('hidden'), hidden: true };
    const { blocks, issues } = await resolve([hidden, boxOf('box', [hidden, noteOf('shown')])]);
    expect({ blocks, issues }).toEqual({ blocks: [boxOf('box', [noteOf('shown')])], issues: [] });
  });

  it('truncates a text that a name makes too long, but not one that an author wrote too long', async () => {
    const long = { ...context, names: { office: 'Brokers for Osu, Labone and Cantonments' } };
    const blocks = [
      noteOf('named', 'Ask {office}'),
      noteOf('written', 'x'.repeat(41)),
      noteOf('fits', '{office}'),
    ];
    const filled = await resolveBindings(blocks, find(), long, { registry: smallRegistry });
    expect(filled.blocks.map(({ props }) => props.word)).toEqual([
      'Ask Brokers for Osu, Labone and…',
      'x'.repeat(41),
      'Brokers for Osu, Labone and Cantonments',
    ]);
    expect(smallRegistry.get('note')?.parse(filled.blocks[0] ?? noteOf('none', '')).ok).toBe(true);
  });

  it('supplies what the author omitted', async () => {
    const { blocks, issues } = await resolve([bound('a', 'osu')], wordToNote);
    expect(blocks).toMatchObject([{ id: 'a', props: { word: 'supplied osu' } }]);
    expect(issues).toEqual([]);
  });

  it('prefers what the author wrote', async () => {
    const { blocks } = await resolve([bound('a', 'osu', { word: 'authored' })], wordToNote);
    expect(blocks).toMatchObject([{ props: { word: 'authored' } }]);
  });

  it('inserts page names into authored text only', async () => {
    const named = bind(
      toNote,
      defineSource<typeof wordsQuery, string>({ ...words, read: async () => '{office}' }),
      toWord,
    );
    const { blocks } = await resolve([noteOf('a', 'Selling in {office}'), bound('b')], named);
    expect(blocks).toMatchObject([{ props: { word: 'Selling in Osu' } }, { props: { word: '{office}' } }]);
  });

  it('omits a block whose record was deleted', async () => {
    const { blocks, issues } = await resolve([bound('a', 'gone'), noteOf('b')], wordToNote);
    expect(blocks).toEqual([noteOf('b')]);
    expect(issues).toEqual([]);
  });

  it("omits a block about the page's own record and reports an issue when the page has none", async () => {
    const { blocks, issues } = await resolve([boxOf('outer', [ofOffice('a')]), noteOf('b')], ownToNote);
    expect(blocks).toEqual([boxOf('outer', []), noteOf('b')]);
    expect(issues).toMatchObject([
      { blockId: 'a', path: 'bind', message: expect.stringContaining('office') },
    ]);
  });

  it.each([[{}], [{ slug: 'current' }]])("queries the page's own record for %o", async (query) => {
    const osu = { ...context, subjects: { office: 'osu' } };
    const { blocks } = await resolveBindings([ofOffice('a', query)], find(ownToNote), osu);
    expect(blocks).toMatchObject([{ props: { word: 'osu' } }]);
  });

  it('does not filter a list by a record the page does not have', async () => {
    const { blocks } = await resolve([bound('a', 'current')], wordToNote);
    expect(blocks).toMatchObject([{ props: { word: 'supplied all' } }]);
  });

  it('leaves a block unchanged when its binding is unknown or its query invalid', async () => {
    const wrong = { ...bound('b'), bind: { source: 'words', query: { of: 3 } } };
    expect((await resolve([bound('a', 'osu')])).blocks).toEqual([bound('a', 'osu')]);
    expect((await resolve([wrong], wordToNote)).blocks).toEqual([wrong]);
  });

  it('rejects when a source fails', async () => {
    await expect(resolve([noteOf('b'), bound('a', 'unreachable')], wordToNote)).rejects.toThrow(
      'does not answer',
    );
  });

  it('sends equal queries of a page once, and again for the next page', async () => {
    const read = vi.fn(async ({ of = '' }: { of?: string | undefined }) => of);
    const counted = bind(toNote, defineSource<typeof wordsQuery, string>({ ...words, read }), toWord);
    const page = { ...context, subjects: { office: 'osu' } };
    const blocks = [bound('a', 'osu'), boxOf('box', [bound('b', 'current')]), bound('c', 'tema')];
    await Promise.all([
      resolveBindings(blocks, find(counted), page),
      resolveBindings(blocks, find(counted), page),
    ]);
    expect(read.mock.calls.map(([query]) => query)).toEqual([{ of: 'osu' }, { of: 'tema' }]);
    await resolveBindings(blocks, find(counted), { ...page });
    expect(read).toHaveBeenCalledTimes(4);
  });
});

describe('nested sections', () => {
  const query = { source: 'section', schema: z.strictObject({ name: z.string() }), slugs: {} } as const;
  const sectionOf = (name: string, id = name): StoredBlock => ({
    id,
    type: 'box',
    version: 0,
    props: {},
    bind: { source: 'section', query: { name } },
  });
  const intoBox = (inside: StoredBlock[]): Supply<never> => ({ props: {}, slots: { inside } });
  const makeSections = (contents: (name: string) => StoredBlock[]) => {
    const read = vi.fn(async ({ name }: { name: string }) => contents(name));
    const section = defineSource<typeof query, StoredBlock[]>({ query, read });
    return { read, toBox: bind({ query, blockType: 'box', supplies: [] }, section, intoBox) };
  };
  const count = (blocks: readonly StoredBlock[]): number =>
    blocks.reduce((sum, { slots = {} }) => sum + 1 + count(Object.values(slots).flat()), 0);

  it('stop when a section contains itself three times, and report an issue', async () => {
    const { read, toBox } = makeSections(() => ['x', 'y', 'z'].map((id) => sectionOf('self', id)));
    const { blocks, issues } = await resolve([sectionOf('self')], toBox);
    expect(read).toHaveBeenCalledOnce();
    expect(count(blocks)).toBe(1);
    expect(issues.map(({ blockId }) => blockId)).toEqual(['x', 'y', 'z']);
  });

  it('stop when two sections contain each other', async () => {
    const { read, toBox } = makeSections((name) => [sectionOf(name === 'a' ? 'b' : 'a'), noteOf('n')]);
    const { blocks } = await resolve([sectionOf('a')], toBox);
    expect(read).toHaveBeenCalledTimes(2);
    expect(count(blocks)).toBe(4);
  });

  it('are limited in the total number of blocks', async () => {
    const { read, toBox } = makeSections((name) => Array.from({ length: 9 }, () => sectionOf(`${name}+`)));
    const { blocks, issues } = await resolve([sectionOf('a')], toBox);
    expect(read.mock.calls.length).toBeLessThan(9);
    expect(count(blocks)).toBeLessThanOrEqual(1_000);
    expect(issues.length).toBeGreaterThan(0);
  });

  it('report a missing own record only for blocks of the page itself', async () => {
    const { toBox } = makeSections(() => [ofOffice('inside')]);
    const blocks = [sectionOf('a'), ofOffice('own')];
    const { issues } = await resolve(blocks, toBox, ownToNote);
    expect(issues.map(({ blockId }) => blockId)).toEqual(['own']);
    const elsewhere = async (kindElsewhere: string) =>
      resolveBindings(
        blocks,
        find(toBox, ownToNote),
        { ...context },
        { isSubjectOptional: (kind) => kind === kindElsewhere },
      );
    expect((await elsewhere('office')).issues).toEqual([]);
    expect((await elsewhere('agent')).issues).toHaveLength(1);
  });
});
