import { expect, test } from 'vitest';
import { getBeginning } from './beginnings';

const labels = (isOfNetwork: boolean, offices: number[]) =>
  getBeginning({ admin: '/admin', isOfNetwork, offices, look: '/compose/section/3#header-1' }).map(
    ({ label, to }) => `${label}: ${to}`,
  );

test('whoever works for one office comes to its record at once, others to the list', () => {
  expect(labels(false, [7])).toContain('What your office says of itself: /admin/collections/offices/7');
  expect(labels(false, [7, 8])).toContain('Offices: /admin/collections/offices');
  expect(labels(true, [])).toContain('Offices: /admin/collections/offices');
  expect(labels(true, [])[0]).toBe('Make a page: /compose/new');
});

test('the network’s staff come to its name, logo and colours, and nobody else', () => {
  const look = 'Name, logo and colours: /compose/section/3#header-1';
  expect(labels(true, [])).toContain(look);
  expect(labels(false, [7])).not.toContain(look);
});
