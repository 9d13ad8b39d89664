import { expect, test, vi } from 'vitest';
import { toProviderIds } from './to-provider-ids';

const names = {
  container: 'Google Tag Manager ID',
  measurement: 'Google Analytics Tracking ID',
  pixel: 'Facebook Pixel ID',
} as const;

test('reads ids by the names of the specification and omits empty ones', () => {
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
] as const)('omits an invalid %s id and logs it', (name, value, message) => {
  const warn = vi.fn();
  expect(toProviderIds({ [names[name]]: value }, warn)).toEqual({});
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message));
});
