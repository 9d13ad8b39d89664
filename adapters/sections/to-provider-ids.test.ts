import { expect, test, vi } from 'vitest';
import { toProviderIds } from './to-provider-ids';

const names = {
  container: 'Google Tag Manager ID',
  measurement: 'Google Analytics Tracking ID',
  pixel: 'Facebook Pixel ID',
} as const;

test('ids are read by the names of the specification, and what is empty is none', () => {
  const contents = {
    [names.container]: ' GTM-ABC123 ',
    [names.measurement]: '',
    [names.pixel]: '123456789012345',
  };
  expect(toProviderIds(contents)).toEqual({ container: 'GTM-ABC123', pixel: '123456789012345' });
  expect(toProviderIds({})).toEqual({});
});

test.each([
  ['container', 'G-ABC123456', 'missing tag-manager container id'],
  ['measurement', 'UA-12345-1', 'missing measurement id'],
  ['pixel', '"><script>', 'missing pixel id'],
] as const)('a %s that is no id is left out, and told', (name, written, says) => {
  const warn = vi.fn();
  expect(toProviderIds({ [names[name]]: written }, warn)).toEqual({});
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(says));
});
