import { expect, test } from 'vitest';
import { ownPicturesFirst } from './own-pictures-first';

const ask = (user: object | null, sort: unknown, operation = 'read'): unknown =>
  Reflect.apply(ownPicturesFirst, undefined, [{ args: { sort }, operation, req: { user } }]);
const editor = { collection: 'staff', id: 1, role: 'office-editor', offices: [3] };

test('an office is shown its own pictures first, the latest of them first, until it chooses another order', () => {
  expect(ask(editor, '-updatedAt')).toEqual({ sort: ['office', '-createdAt'] });
  expect(ask(editor, 'filename')).toEqual({ sort: 'filename' });
});

test('the network’s staff, visitors, and what is no list, are left as they are', () => {
  expect(ask({ ...editor, role: 'network-editor' }, '-updatedAt')).toEqual({ sort: '-updatedAt' });
  expect(ask(null, undefined)).toEqual({ sort: undefined });
  expect(ask(editor, '-updatedAt', 'delete')).toEqual({ sort: '-updatedAt' });
});
