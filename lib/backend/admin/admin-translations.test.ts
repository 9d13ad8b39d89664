import { expect, test } from 'vitest';
import { adminTranslations } from './admin-translations';
import { formPlans } from './forms/plans/form-plans';

test('adminTranslations › the text of an empty list does not suggest creating records, because leads cannot be created', () => {
  expect(adminTranslations.en.general.noResultsDescription).not.toMatch(/begin|first one/i);
  expect(formPlans.leads?.description).toContain('through the website’s forms');
});

test('adminTranslations › new records have the same label on every button', () => {
  const { createNew, createNewLabel } = adminTranslations.en.general;
  expect([createNew, createNewLabel]).toEqual(['New', 'New {{label}}']);
});

test('adminTranslations › permission errors do not claim that the user is signed out', () => {
  const { unauthorized, notAllowedToAccessPage } = adminTranslations.en.error;
  expect(unauthorized).not.toMatch(/not signed in/);
  expect(notAllowedToAccessPage).toMatch(/^You are signed in/);
});
