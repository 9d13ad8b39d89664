import { expect, test } from 'vitest';
import { getSingleOfficeId, listQuickActionLinks } from './quick-action-links';

const labels = (isOfNetwork: boolean, offices: number[]) =>
  listQuickActionLinks({
    admin: '/admin',
    isNetworkMember: isOfNetwork,
    offices,
    brandEditorUrl: '/compose/section/3#header-1',
    homePath: '/locations/volta/ho',
  }).map(({ label, to }) => `${label}: ${to}`);

test('listQuickActionLinks › links staff of a single office to its record, others to the list of offices', () => {
  expect(labels(false, [7])).toContain('Office details: /admin/collections/offices/7');
  expect(labels(false, [7, 8])).toContain('Offices: /admin/collections/offices');
  expect(labels(true, [])).toContain('Offices: /admin/collections/offices');
  expect(labels(true, [])[0]).toBe('Create a page: /compose/new');
});

test('listQuickActionLinks › links only network staff to the brand settings', () => {
  const brandLink = 'Name, logo and colours: /compose/section/3#header-1';
  expect(labels(true, [])).toContain(brandLink);
  expect(labels(false, [7])).not.toContain(brandLink);
});

test('listQuickActionLinks › links to the website of a single office', () => {
  expect(labels(false, [7])).toContain('View website: /locations/volta/ho');
  expect(getSingleOfficeId({ isNetworkMember: false, offices: [7] })).toBe(7);
  expect(getSingleOfficeId({ isNetworkMember: false, offices: [7, 8] })).toBeNull();
  expect(getSingleOfficeId({ isNetworkMember: true, offices: [7] })).toBeNull();
});
