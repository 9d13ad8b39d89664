import { expect, test } from 'vitest';
import { formPlans } from './forms/plans/form-plans';
import { screenTexts } from './screen-texts';

test('an empty list asks nobody to begin what they may not make: leads come by the forms of the website', () => {
  expect(screenTexts.en.general.noResultsDescription).not.toMatch(/begin|first one/i);
  expect(formPlans.leads?.about).toContain('by the forms of the website');
});

test('whoever is signed in is not told that they are not', () => {
  const { unauthorized, notAllowedToAccessPage } = screenTexts.en.error;
  expect(unauthorized).not.toMatch(/not signed in/);
  expect(notAllowedToAccessPage).toMatch(/^You are signed in/);
});
