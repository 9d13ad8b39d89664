import { expect, test } from 'vitest';
import { matchRoute } from './match-route';
import { routeSubjects, subjectsProvided } from './route-subjects';

test.each([
  ['/', {}],
  ['/locations/ashanti', { region: 'ashanti' }],
  ['/locations/greater-accra/osu/blog/why', { office: 'osu', region: 'greater-accra', post: 'why' }],
  ['/agents/esi/listings/bakery', { agent: 'esi', listing: 'bakery' }],
  ['/why-now', {}],
])('the records of %s are %o', (path, expected) => {
  const match = matchRoute(path);
  expect(match && routeSubjects(match)).toEqual(expected);
});

test.each([
  ['Home', 'network', []],
  ['Sell', 'network', ['office', 'region']],
  ['Sell', 'agent', []],
  ['LocationDetail', 'office', ['office', 'region']],
  ['BlogPost', 'network', ['post']],
  ['AgentListingPost', 'network', ['agent', 'listing']],
  ['tribeCustomPage', 'office', ['office', 'region']],
  ['customPage', 'network', []],
  ['Home', 'office', []],
  ['no-such-route', 'network', []],
] as const)('the addresses of %s of the %s contain %o', (route, scope, expected) => {
  expect([...subjectsProvided(route, scope)].sort()).toEqual(expected);
});
