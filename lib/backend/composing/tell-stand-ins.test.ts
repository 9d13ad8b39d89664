import { expect, test } from 'vitest';
import { tellStandIns } from './tell-stand-ins';

test.each([
  ['Sold by {agent}', 'Sold by [agent name]'],
  ['{office}', '[office name]'],
  ['{office} in {region}', '[office name] in [region name]'],
  ['{listings.count} for sale', '[how many businesses are for sale] for sale'],
  ['{none} of ours', '{none} of ours'],
  ['About us', 'About us'],
])('the title “%s” is read as “%s”', (title, told) => {
  expect(tellStandIns(title)).toBe(told);
});
