import { expect, test } from 'vitest';
import { decideRequest } from './decide-request';

test.each([
  [
    'is redirected into the office of the visitor',
    '',
    /^\/api\/context-redirect\/en-GH\/office\/.*\?region=ashanti$/,
  ],
  [
    'of the entire network is not redirected',
    '&scope=network',
    /^\/en-GH\/buy-a-business\/[\w-]+\/asked\.[\w-]+$/,
  ],
  [
    'of the entire network is redirected to an office named in the query',
    '&scope=network&store=tema',
    /^\/api\/context-redirect\/en-GH\/store\/tema\//,
  ],
])('a search %s', (_, rest, expected) => {
  const path = '/en-GH/buy-a-business/business-listing-search';
  const search = `?region=ashanti${rest}`;
  const decision = decideRequest({ method: 'GET', path, search, storedOffice: 'greater-accra/osu' });
  expect('to' in decision ? decision.to : 'path' in decision && decision.path).toMatch(expected);
});
