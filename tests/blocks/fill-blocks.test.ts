import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Binding, bind, type Supply } from '@/lib/engine/bindings';
import type { DataContext } from '@/lib/engine/data-context';
import { defineSource } from '@/lib/engine/define-source';
import { fillBlocks } from '@/lib/engine/fill-blocks';
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
const fill = (blocks: StoredBlock[], ...bindings: Binding[]) =>
  fillBlocks(blocks, find(...bindings), context);
const ofOffice = (id: string, query = {}): StoredBlock => ({
  ...bound(id),
  bind: { source: 'own', query },
});

describe('fillBlocks', () => {
  it('leaves out what is hidden, at any depth', async () => {
    const hidden = { ...noteOf('hidden'), hidden: true };
    const { blocks, faults } = await fill([hidden, boxOf('box', [hidden, noteOf('shown')])]);
    expect({ blocks, faults }).toEqual({ blocks: [boxOf('box', [noteOf('shown')])], faults: [] });
  });

  it('cuts what a name makes longer than it may be, and nothing that an author wrote too long', async () => {
    const long = { ...context, names: { office: 'Brokers for Osu, Labone and Cantonments' } };
    const blocks = [
      noteOf('named', 'Ask {office}'),
      noteOf('written', 'x'.repeat(41)),
      noteOf('fits', '{office}'),
    ];
    const filled = await fillBlocks(blocks, find(), long, { registry: smallRegistry });
    expect(filled.blocks.map(({ props }) => props.word)).toEqual([
      'Ask Brokers for Osu, Labone and…',
      'x'.repeat(41),
      'Brokers for Osu, Labone and Cantonments',
    ]);
    expect(smallRegistry.get('note')?.parse(filled.blocks[0] ?? noteOf('none', '')).ok).toBe(true);
  });

  it('supplies what the author left out', async () => {
    const { blocks, faults } = await fill([bound('a', 'osu')], wordToNote);
    expect(blocks).toMatchObject([{ id: 'a', props: { word: 'supplied osu' } }]);
    expect(faults).toEqual([]);
  });

  it('lets what the author wrote win', async () => {
    const { blocks } = await fill([bound('a', 'osu', { word: 'authored' })], wordToNote);
    expect(blocks).toMatchObject([{ props: { word: 'authored' } }]);
  });

  it('puts the names of the page into what the author wrote, and only there', async () => {
    const named = bind(
      toNote,
      defineSource<typeof wordsQuery, string>({ ...words, read: async () => '{office}' }),
      toWord,
    );
    const { blocks } = await fill([noteOf('a', 'Selling in {office}'), bound('b')], named);
    expect(blocks).toMatchObject([{ props: { word: 'Selling in Osu' } }, { props: { word: '{office}' } }]);
  });

  it('leaves out a block whose record is gone', async () => {
    const { blocks, faults } = await fill([bound('a', 'gone'), noteOf('b')], wordToNote);
    expect(blocks).toEqual([noteOf('b')]);
    expect(faults).toEqual([]);
  });

  it('leaves out a block about the page’s own record on a page without one, and says so', async () => {
    const { blocks, faults } = await fill([boxOf('outer', [ofOffice('a')]), noteOf('b')], ownToNote);
    expect(blocks).toEqual([boxOf('outer', []), noteOf('b')]);
    expect(faults).toMatchObject([
      { blockId: 'a', path: 'bind', message: expect.stringContaining('office') },
    ]);
  });

  it.each([[{}], [{ slug: 'current' }]])('asks for the page’s own record by %o', async (query) => {
    const osu = { ...context, subjects: { office: 'osu' } };
    const { blocks } = await fillBlocks([ofOffice('a', query)], find(ownToNote), osu);
    expect(blocks).toMatchObject([{ props: { word: 'osu' } }]);
  });

  it('does not narrow a list by what the page does not have', async () => {
    const { blocks } = await fill([bound('a', 'current')], wordToNote);
    expect(blocks).toMatchObject([{ props: { word: 'supplied all' } }]);
  });

  it('leaves a block as it is when its binding is unknown or its query is wrong', async () => {
    const wrong = { ...bound('b'), bind: { source: 'words', query: { of: 3 } } };
    expect((await fill([bound('a', 'osu')])).blocks).toEqual([bound('a', 'osu')]);
    expect((await fill([wrong], wordToNote)).blocks).toEqual([wrong]);
  });

  it('lets a source that cannot answer fail the whole page', async () => {
    await expect(fill([noteOf('b'), bound('a', 'unreachable')], wordToNote)).rejects.toThrow(
      'does not answer',
    );
  });

  it('asks the same question once for a page, and again for the next', async () => {
    const read = vi.fn(async ({ of = '' }: { of?: string | undefined }) => of);
    const counted = bind(toNote, defineSource<typeof wordsQuery, string>({ ...words, read }), toWord);
    const page = { ...context, subjects: { office: 'osu' } };
    const blocks = [bound('a', 'osu'), boxOf('box', [bound('b', 'current')]), bound('c', 'tema')];
    await Promise.all([fillBlocks(blocks, find(counted), page), fillBlocks(blocks, find(counted), page)]);
    expect(read.mock.calls.map(([query]) => query)).toEqual([{ of: 'osu' }, { of: 'tema' }]);
    await fillBlocks(blocks, find(counted), { ...page });
    expect(read).toHaveBeenCalledTimes(4);
  });
});

describe('sections within sections', () => {
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

  it('ends one that contains itself three times, and says so', async () => {
    const { read, toBox } = makeSections(() => ['x', 'y', 'z'].map((id) => sectionOf('self', id)));
    const { blocks, faults } = await fill([sectionOf('self')], toBox);
    expect(read).toHaveBeenCalledOnce();
    expect(count(blocks)).toBe(1);
    expect(faults.map(({ blockId }) => blockId)).toEqual(['x', 'y', 'z']);
  });

  it('ends two that contain each other', async () => {
    const { read, toBox } = makeSections((name) => [sectionOf(name === 'a' ? 'b' : 'a'), noteOf('n')]);
    const { blocks } = await fill([sectionOf('a')], toBox);
    expect(read).toHaveBeenCalledTimes(2);
    expect(count(blocks)).toBe(4);
  });

  it('cuts off what would make thousands of blocks of a few', async () => {
    const { read, toBox } = makeSections((name) => Array.from({ length: 9 }, () => sectionOf(`${name}+`)));
    const { blocks, faults } = await fill([sectionOf('a')], toBox);
    expect(read.mock.calls.length).toBeLessThan(9);
    expect(count(blocks)).toBeLessThanOrEqual(1_000);
    expect(faults.length).toBeGreaterThan(0);
  });

  it('says of the page’s own blocks only that they are about nothing', async () => {
    const { toBox } = makeSections(() => [ofOffice('inside')]);
    const blocks = [sectionOf('a'), ofOffice('own')];
    const { faults } = await fill(blocks, toBox, ownToNote);
    expect(faults.map(({ blockId }) => blockId)).toEqual(['own']);
    const elsewhere = async (named: string) =>
      fillBlocks(
        blocks,
        find(toBox, ownToNote),
        { ...context },
        { namedElsewhere: (kind) => kind === named },
      );
    expect((await elsewhere('office')).faults).toEqual([]);
    expect((await elsewhere('agent')).faults).toHaveLength(1);
  });
});
