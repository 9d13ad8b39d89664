import { expect, test } from 'vitest';
import { sortOwnPicturesFirst } from './sort-own-pictures';

const runHook = (user: object | null, sort: unknown, operation = 'read'): unknown =>
  Reflect.apply(sortOwnPicturesFirst, undefined, [{ args: { sort }, operation, req: { user } }]);
const editor = { collection: 'staff', id: 1, role: 'office-editor', offices: [3] };

test("sortOwnPicturesFirst › sorts the office's own pictures first, latest first, until another order is chosen", () => {
  expect(runHook(editor, '-updatedAt')).toEqual({ sort: ['office', '-createdAt'] });
  expect(runHook(editor, 'filename')).toEqual({ sort: 'filename' });
});

test('sortOwnPicturesFirst › leaves network staff, visitors and other operations unchanged', () => {
  expect(runHook({ ...editor, role: 'network-editor' }, '-updatedAt')).toEqual({ sort: '-updatedAt' });
  expect(runHook(null, undefined)).toEqual({ sort: undefined });
  expect(runHook(editor, '-updatedAt', 'delete')).toEqual({ sort: '-updatedAt' });
});
