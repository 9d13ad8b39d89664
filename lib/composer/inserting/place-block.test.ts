import { expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { createSessionWith } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { insertBlock } from './place-block';

const end = { parent: null, slot: '', after: null };

it('insertBlock › reports that the content of a new block cannot be loaded offline', async () => {
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
  const block = registry.get('statistics');
  if (!block) throw new Error('No such block');
  const session = createSessionWith([]);
  const example = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { sentence, id } = await insertBlock(session, { ...block, example }, end);
  expect(id).toBeNull();
  expect(sentence).toMatch(/cannot be added offline/);
  expect(session.state().editing.document.root).toEqual([]);
  expect((await insertBlock(session, block, end)).id).not.toBeNull();
  vi.unstubAllGlobals();
});
