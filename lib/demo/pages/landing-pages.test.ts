import { expect, test } from 'vitest';
import { landingPages } from './landing-pages';
import { whatsAppLink } from './shared-blocks';

test('landing pages link the WhatsApp number of the network only', () => {
  const links = JSON.stringify(landingPages).match(/https:\/\/wa\.me\/\d+/g);
  expect([...new Set(links)]).toEqual([whatsAppLink.to.url]);
});
