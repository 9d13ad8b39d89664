// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionWith } from '@/tests/support/session-of';
import { SignInAgain } from './sign-in-again';
import { OpenSession } from './use-session';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// Not in jsdom.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

let unmount: () => Promise<void>;
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const press = (key: string) =>
  act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
const dialog = () => document.querySelector('dialog');

/** A field in which somebody writes as their session ends. */
async function writeOn(): Promise<HTMLElement> {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(async () => root.unmount());
  const session = sessionWith([], { isSignedOut: true });
  await act(async () =>
    root.render(
      <OpenSession value={session}>
        <SignInAgain />
      </OpenSession>,
    ),
  );
  return field;
}

it('waits until nothing is typed, wherever that is', async () => {
  await writeOn();
  await pass(1_500);
  await press('a');
  await pass(1_500);
  expect(dialog()).toBeNull();
  await pass(600);
  expect(dialog()?.open).toBe(true);
});

it('a sentence that goes on as it comes is written on where it was, and the password is asked for after it', async () => {
  const field = await writeOn();
  await pass(2_100);
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  await press('b');
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(field);
  await pass(2_100);
  expect(dialog()?.open).toBe(true);
});

it('has the hand in the field of the password, and says what it asks for and why', async () => {
  await writeOn();
  await pass(2_100);
  const password = document.querySelector('input');
  expect(document.activeElement).toBe(password);
  const said = (by: string) => document.getElementById(dialog()?.getAttribute(by) ?? '')?.textContent;
  expect(said('aria-labelledby')).toBe('Your session has ended');
  expect(said('aria-describedby')).toContain('Give your password again');
  await pass(1_000);
  await press('c');
  expect(dialog()?.open).toBe(true);
  expect(document.activeElement).toBe(password);
});
