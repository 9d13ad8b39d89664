import { expect, test } from 'vitest';
import { noPhones } from '@/schemas/office';
import { menuToSiteHeader } from './menu-to-site-header';

const menu = {
  items: [],
  pages: [],
  agentLogin: null,
  networkPhone: '+233302730100',
  whatsApp: null,
  office: null,
};
const phones = { ...noPhones, main: '+233302778140' };

test('the pages of an office or agent display their own number, all others the number of the network', () => {
  expect(menuToSiteHeader({ ...menu, phones }).props?.phones).toEqual(phones);
  expect(menuToSiteHeader({ ...menu, phones: null }).props?.phones).toEqual({
    ...noPhones,
    fallback: '+233302730100',
  });
});
