import { expect, test } from 'vitest';
import { getBeginning } from './beginnings';

const labels = (isOfNetwork: boolean, offices: number[]) =>
  getBeginning({ admin: '/admin', isOfNetwork, offices }).map(({ label, to }) => `${label}: ${to}`);

test('whoever works for one office comes to its record at once, others to the list', () => {
  expect(labels(false, [7])).toContain('What your office says of itself: /admin/collections/offices/7');
  expect(labels(false, [7, 8])).toContain('Offices: /admin/collections/offices');
  expect(labels(true, [])).toContain('Offices: /admin/collections/offices');
  expect(labels(true, [])[0]).toBe('Make a page: /compose/new');
});
