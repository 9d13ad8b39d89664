// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readConfirmation, storeConfirmation } from '@/lib/visitor/form-confirmation';
import { showConfirmation } from './show-confirmation';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<main><h1>Thank you</h1><p>Back</p></main>';
});
const statusText = () => document.querySelector('main > h1 + [role=status]')?.textContent;
const sent = { message: 'Sent.', next: 'Osu answers within one working day.', isCounted: false };

test('the thank-you page displays who answers below its heading', () => {
  storeConfirmation({ ...sent, path: location.pathname });
  showConfirmation();
  expect(statusText()).toBe('Sent. Osu answers within one working day.');
});

test('another page displays nothing', () => {
  storeConfirmation({ ...sent, path: '/en-GH/contact-us/thank-you' });
  showConfirmation();
  expect([readConfirmation(), statusText()]).toEqual([null, undefined]);
});

test.each(['', 'null', '{', '7', '{"path":1}'])('ignores the stored value %j', (stored) => {
  sessionStorage.setItem('form_sent', stored);
  showConfirmation();
  expect(statusText()).toBeUndefined();
});
