import { expect, test } from 'vitest';
import { tellStandIns } from './tell-stand-ins';

test.each([
  ['Sold by {agent}', 'Sold by the agent’s name'],
  ['{office}', 'The office’s name'],
  ['{office} in {region}', 'The office’s name in the region’s name'],
  ['{listings.count} for sale', 'How many businesses are for sale for sale'],
  ['{none} of ours', '{none} of ours'],
  ['About us', 'About us'],
])('the title “%s” is read as “%s”', (title, told) => {
  expect(tellStandIns(title)).toBe(told);
});
