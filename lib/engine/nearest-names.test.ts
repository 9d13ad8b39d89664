import { expect, test } from 'vitest';
import { nearestNames } from './nearest-names';

const names = ['hero', 'office-hero', 'office-finder', 'listing-grid', 'team-grid', 'post-teasers'];

test.each([
  ['heros', ['hero']],
  ['officeHero', ['office-hero', 'office-finder']],
  ['listings-grid', ['listing-grid']],
  ['grid-team', ['team-grid']],
  ['carousel', []],
  ['', []],
])('%s is similar to %j', (name, expected) => {
  expect(nearestNames(name, names)).toEqual(expected);
});
