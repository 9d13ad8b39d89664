import { expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionWith } from '@/tests/support/session-of';
import { putIn } from './put-in';

const end = { parent: null, slot: '', after: null };

it('what a block begins with cannot be had without a connection, and that is said', async () => {
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  const block = registry.get('statistics');
  if (!block) throw new Error('No such block');
  const session = sessionWith([]);
  const example = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { sentence, id } = await putIn(session, { ...block, example }, end);
  expect(id).toBeNull();
  expect(sentence).toMatch(/cannot be put in without a connection/);
  expect(session.state().editing.document.root).toEqual([]);
  expect((await putIn(session, block, end)).id).not.toBeNull();
  vi.unstubAllGlobals();
});
