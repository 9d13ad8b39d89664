import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Binding, bind, type DataContext, type Source } from '@/lib/engine/bindings';
import { fillBlocks } from '@/lib/engine/fill-blocks';
import type { StoredBlock } from '@/schemas/stored-block';
import { boxOf, noteOf } from '../support/small-blocks';

const context: DataContext = { locale: 'en-GH', names: { office: 'Osu' }, path: '/' };

type WordQuery = { of?: string | undefined };
const words: Source<'words', WordQuery, string> = {
  name: 'words',
  query: z.strictObject({ of: z.string().optional() }),
  tags: ({ of }) => ['words', `words:${of ?? 'all'}`],
  read: async ({ of }) => {
    if (of === 'unreachable') throw new Error('The source does not answer');
    return of === 'gone' ? null : `supplied ${of ?? 'all'}`;
  },
};

const wordToNote = bind(words, 'note', (word) => ({ props: { word } }), 'hide');
const wordToPage = bind(words, 'box', () => ({ props: {} }), 'not-found');
const find =
  (...bindings: Binding[]) =>
  (source: string, type: string) =>
    bindings.find((one) => one.source === source && one.blockType === type);

const bound = (id: string, of?: string, props = {}): StoredBlock => ({
  id,
  type: 'note',
  version: 0,
  props,
  bind: { source: 'words', query: of === undefined ? {} : { of } },
});
const fill = (blocks: StoredBlock[], ...bindings: Binding[]) =>
  fillBlocks(blocks, find(...bindings), context);

describe('fillBlocks', () => {
  it('supplies what the author left out, and says what the page now depends on', async () => {
    const { blocks, tags, notFound } = await fill([bound('a', 'osu')], wordToNote);
    expect(blocks).toMatchObject([{ id: 'a', props: { word: 'supplied osu' } }]);
    expect(tags).toEqual(['words', 'words:osu']);
    expect(notFound).toBe(false);
  });

  it('lets what the author wrote win', async () => {
    const { blocks } = await fill([bound('a', 'osu', { word: 'authored' })], wordToNote);
    expect(blocks).toMatchObject([{ props: { word: 'authored' } }]);
  });

  it('puts the names of the page into what the author wrote, and only there', async () => {
    const named = bind(
      { ...words, read: async () => '{office}' },
      'note',
      (word) => ({ props: { word } }),
      'hide',
    );
    const { blocks } = await fill([noteOf('a', 'Selling in {office}'), bound('b')], named);
    expect(blocks).toMatchObject([{ props: { word: 'Selling in Osu' } }, { props: { word: '{office}' } }]);
  });

  it('leaves out a block whose record is gone, and keeps waiting for its return', async () => {
    const { blocks, tags, notFound } = await fill([bound('a', 'gone'), noteOf('b')], wordToNote);
    expect(blocks).toEqual([noteOf('b')]);
    expect(tags).toContain('words:gone');
    expect(notFound).toBe(false);
  });

  it('answers not found when the page makes no sense without the record, however deep it lies', async () => {
    const page = { ...boxOf('a', []), bind: { source: 'words', query: { of: 'gone' } } };
    expect(await fill([boxOf('outer', [page])], wordToPage)).toMatchObject({ notFound: true });
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
    const section: Source<'section', Record<string, never>, StoredBlock[]> = {
      name: 'section',
      query: z.strictObject({}),
      tags: () => ['sections'],
      read,
    };
    const toBox = bind(section, 'box', (inside) => ({ props: {}, slots: { inside } }), 'hide');
    const self = { ...boxOf('self', []), slots: undefined, bind: { source: 'section', query: {} } };
    const { blocks } = await fill([self], toBox);
    expect(read.mock.calls.length).toBeLessThan(20);
    expect(JSON.stringify(blocks).match(/"self"/g)?.length).toBe(read.mock.calls.length);
  });
});
