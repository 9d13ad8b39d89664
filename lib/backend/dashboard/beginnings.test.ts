import { expect, test } from 'vitest';
import { getBeginning, onlyOffice } from './beginnings';

const labels = (isOfNetwork: boolean, offices: number[]) =>
  getBeginning({
    admin: '/admin',
    isOfNetwork,
    offices,
    look: '/compose/section/3#header-1',
    home: '/locations/volta/ho',
  }).map(({ label, to }) => `${label}: ${to}`);

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

test('the website is seen where what one works on stands; of whoever works for one office that is the office', () => {
  expect(labels(false, [7])).toContain('See the website: /locations/volta/ho');
  expect(onlyOffice({ isOfNetwork: false, offices: [7] })).toBe(7);
  expect(onlyOffice({ isOfNetwork: false, offices: [7, 8] })).toBeNull();
  expect(onlyOffice({ isOfNetwork: true, offices: [7] })).toBeNull();
});
