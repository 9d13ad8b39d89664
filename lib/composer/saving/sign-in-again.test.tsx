// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { SessionContext } from '../workspace/composer-context';
import { SignInAgain } from './sign-in-again';

// jsdom does not implement dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const press = (key: string) =>
  act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
const dialog = () => document.querySelector('dialog');

/** Renders the dialog for a session that ends while the user types in a field. */
async function mountWhileTyping(): Promise<HTMLElement> {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  const session = createSessionWith([], { isSignedOut: true });
  await act(async () =>
    render(
      <SessionContext value={session}>
        <SignInAgain />
      </SessionContext>,
    ),
  );
  return field;
}

it('sign-in dialog › waits until nothing is typed anywhere', async () => {
  await mountWhileTyping();
  await pass(1_500);
  await press('a');
  await pass(1_500);
  expect(dialog()).toBeNull();
  await pass(600);
  expect(dialog()?.open).toBe(true);
});

it('sign-in dialog › yields to a sentence that is being typed, and opens again after it', async () => {
  const field = await mountWhileTyping();
  await pass(2_100);
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  await press('b');
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(field);
  await pass(2_100);
  expect(dialog()?.open).toBe(true);
});

it('sign-in dialog › focuses the password field, and says what it requests and why', async () => {
  await mountWhileTyping();
  await pass(2_100);
  const password = document.querySelector('input');
  expect(document.activeElement).toBe(password);
  const textOf = (by: string) => document.getElementById(dialog()?.getAttribute(by) ?? '')?.textContent;
  expect(textOf('aria-labelledby')).toBe('Your session has ended');
  expect(textOf('aria-describedby')).toContain('Sign in again');
  await pass(1_000);
  await press('c');
  expect(dialog()?.open).toBe(true);
  expect(document.activeElement).toBe(password);
});
