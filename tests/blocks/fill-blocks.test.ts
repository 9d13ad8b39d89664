import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Binding, bind, type DataContext, type Source, type Supply } from '@/lib/engine/bindings';
import { fillBlocks } from '@/lib/engine/fill-blocks';
import type { BindingEntry } from '@/schemas/bindings/catalogue';
import { recordQuery } from '@/schemas/bindings/source-query';
import type { StoredBlock } from '@/schemas/stored-block';
import { boxOf, noteOf } from '../support/small-blocks';

const context: DataContext = { locale: 'en-GH', subjects: {}, names: { office: 'Osu' }, path: '/' };

const wordsQuery = {
  source: 'words',
  schema: z.strictObject({ of: z.string().optional() }),
  slugs: { of: 'office' },
} as const;
const words: Source<typeof wordsQuery, string> = {
  query: wordsQuery,
  tags: ({ of }) => ['words', `words:${of ?? 'all'}`],
  read: async ({ of }) => {
    if (of === 'unreachable') throw new Error('The source does not answer');
    return of === 'gone' ? null : `supplied ${of ?? 'all'}`;
  },
};
const toNote: BindingEntry<typeof wordsQuery, 'word'> = {
  query: wordsQuery,
  blockType: 'note',
  supplies: ['word'],
};
const toWord = (word: string): Supply<'word'> => ({ props: { word } });
const wordToNote = bind(toNote, words, toWord);

const ownQuery = recordQuery('own', 'office');
const own: Source<typeof ownQuery, string> = {
  query: ownQuery,
  tags: () => [],
  read: async ({ slug }) => slug,
};
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
  it('supplies what the author left out, and says what the page now depends on', async () => {
    const { blocks, tags, faults } = await fill([bound('a', 'osu')], wordToNote);
    expect(blocks).toMatchObject([{ id: 'a', props: { word: 'supplied osu' } }]);
    expect(tags).toEqual(['words', 'words:osu']);
    expect(faults).toEqual([]);
  });

  it('lets what the author wrote win', async () => {
    const { blocks } = await fill([bound('a', 'osu', { word: 'authored' })], wordToNote);
    expect(blocks).toMatchObject([{ props: { word: 'authored' } }]);
  });

  it('puts the names of the page into what the author wrote, and only there', async () => {
    const named = bind(toNote, { ...words, read: async () => '{office}' }, toWord);
    const { blocks } = await fill([noteOf('a', 'Selling in {office}'), bound('b')], named);
    expect(blocks).toMatchObject([{ props: { word: 'Selling in Osu' } }, { props: { word: '{office}' } }]);
  });

  it('leaves out a block whose record is gone, and keeps waiting for its return', async () => {
    const { blocks, tags, faults } = await fill([bound('a', 'gone'), noteOf('b')], wordToNote);
    expect(blocks).toEqual([noteOf('b')]);
    expect(tags).toContain('words:gone');
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

  it('ends a section that contains itself', async () => {
    const read = vi.fn(async () => [
      { ...boxOf('self', []), slots: undefined, bind: { source: 'section', query: {} } },
    ]);
    const query = { source: 'section', schema: z.strictObject({}), slugs: {} } as const;
    const section: Source<typeof query, StoredBlock[]> = { query, tags: () => ['sections'], read };
    const intoBox = (inside: StoredBlock[]): Supply<never> => ({ props: {}, slots: { inside } });
    const toBox = bind({ query, blockType: 'box', supplies: [] }, section, intoBox);
    const self = { ...boxOf('self', []), slots: undefined, bind: { source: 'section', query: {} } };
    const { blocks } = await fill([self], toBox);
    expect(read.mock.calls.length).toBeLessThan(20);
    expect(JSON.stringify(blocks).match(/"self"/g)?.length).toBe(read.mock.calls.length);
  });
});
