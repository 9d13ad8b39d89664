import { expect, test } from 'vitest';
import { decideRequest } from './decide-request';

test.each([
  ['goes along to the office a visitor is in', '', /^\/api\/lead\/en-GH\/office\/.*\?region=ashanti$/],
  ['of the whole network stays there', '&scope=network', /^\/en-GH\/buy-a-business\/[\w-]+\/asked\.[\w-]+$/],
  [
    'of it goes to an office that is named',
    '&scope=network&store=tema',
    /^\/api\/lead\/en-GH\/store\/tema\//,
  ],
])('a search %s', (_, rest, expected) => {
  const path = '/en-GH/buy-a-business/business-listing-search';
  const search = `?region=ashanti${rest}`;
  const decision = decideRequest({ method: 'GET', path, search, storedOffice: 'greater-accra/osu' });
  expect(decision).toEqual({ kind: 'rewrite', to: expect.stringMatching(expected) });
});
