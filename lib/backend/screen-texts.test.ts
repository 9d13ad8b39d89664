import { expect, test } from 'vitest';
import { screenTexts } from './screen-texts';

test('whoever is signed in is not told that they are not', () => {
  const { unauthorized, notAllowedToAccessPage } = screenTexts.en.error;
  expect(unauthorized).not.toMatch(/not signed in/);
  expect(notAllowedToAccessPage).toMatch(/^You are signed in/);
});
