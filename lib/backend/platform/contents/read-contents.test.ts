import { expect, test } from 'vitest';
import { getContentValue, toContractContents } from './read-contents';

const contents = [
  { key: null, name: 'Default email', value: 'typed@example.com' },
  { key: 'default_email' as const, name: 'Where we read', value: ' ask@example.com ' },
  { key: 'google_tag_manager_id' as const, name: 'Tags', value: 'GTM-ABCD' },
  { key: null, name: 'Story', value: 'Long' },
];

test('contents › a text is found by its key, not by its name', () => {
  expect(getContentValue(contents, 'default_email')).toBe('ask@example.com');
  expect(getContentValue(contents, 'network_name')).toBeNull();
});

test('contents › the contract names a text with a key as ever, and gives no other text that name', () => {
  expect(toContractContents(contents).map(({ name, value }) => [name, value])).toEqual([
    ['Default email', ' ask@example.com '],
    ['Google Tag Manager ID', 'GTM-ABCD'],
    ['Story', 'Long'],
  ]);
});
