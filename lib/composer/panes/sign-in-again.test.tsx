// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionWith } from '@/tests/support/session-of';
import { SignInAgain } from './sign-in-again';
import { OpenSession } from './use-session';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// As browsers do, which give the focus to the first field of a dialog.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector('input')?.focus();
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
  expect(document.activeElement?.tagName).toBe('H2');
  await press('b');
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(field);
  await pass(2_100);
  expect(dialog()?.open).toBe(true);
});

it('letters become a password only once its field is chosen, which is said', async () => {
  await writeOn();
  await pass(2_100);
  await pass(1_000);
  await press('c');
  const password = document.querySelector('input');
  expect(document.activeElement).not.toBe(password);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('goes nowhere yet');
  await act(async () => password?.focus());
  expect(document.querySelector('[role=alert]')).toBeNull();
});
