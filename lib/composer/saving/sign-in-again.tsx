'use client';

import { type FormEvent, type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { signInAgain } from '../session/composer-api';
import { useSession, useSessionState } from '../workspace/composer-context';

/** Requests the password when the session has ended, and then saves the pending changes. */
export function SignInAgain(): ReactElement | null {
  return useSessionState(({ isSignedOut }) => isSignedOut) ? <AfterTypingPause /> : null;
}

/** Pause in typing after which the dialog can take the focus, in ms. */
const TYPING_PAUSE_MS = 2_000;

/** Time after the dialog opens in which a letter still belongs to the interrupted sentence, in ms. */
const TYPING_GRACE_MS = 700;

/**
 * Waits for a pause in typing, anywhere. Letters typed right after the dialog opens go to the previous
 * field.
 */
function AfterTypingPause(): ReactElement | null {
  const document = useSessionState(({ editing }) => editing.document);
  const [hasPaused, setPaused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the document restarts the timer
  useEffect(() => {
    if (hasPaused) return;
    const wait = () => setTimeout(() => setPaused(true), TYPING_PAUSE_MS);
    let timer = wait();
    const restartTimer = () => {
      clearTimeout(timer);
      timer = wait();
    };
    window.addEventListener('keydown', restartTimer, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', restartTimer, true);
    };
  }, [document, hasPaused]);
  // Synchronously, before the default action of the key: the letter goes into the field that has the focus
  // by then.
  return hasPaused ? <PasswordDialog yieldFocus={() => flushSync(() => setPaused(false))} /> : null;
}

type PasswordDialogProps = {
  /** The user continues to type. */
  yieldFocus: () => void;
};

/** Focuses the password field; a letter that is typed at once still belongs to the interrupted sentence. */
function PasswordDialog({ yieldFocus }: PasswordDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    // If the canvas has the focus, this is its iframe, which restores the focus inside.
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
    openedAt.current = performance.now();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLetter(event) && performance.now() - openedAt.current < TYPING_GRACE_MS) yieldFocus();
  };
  return (
    <dialog
      ref={dialog}
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape close it anyway.
      onClose={() => dialog.current?.showModal()}
      onKeyDown={onKeyDown}
      aria-labelledby="sign-in-again"
      aria-describedby="sign-in-again-why"
      className="m-auto w-96 rounded-lg border border-line bg-surface-raised p-6 text-text"
    >
      <h2 id="sign-in-again" className="mb-2 font-display text-card">
        Your session has ended
      </h2>
      <p id="sign-in-again-why" className="mb-4">
        Your session expired, or someone else signed in with this browser. Sign in again to save your work.
      </p>
      <PasswordForm />
    </dialog>
  );
}

function PasswordForm(): ReactElement {
  const session = useSession();
  const email = useSessionState(({ editor }) => editor.email);
  const [refusal, setRefusal] = useState<string | null>(null);
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const refused = await signInAgain(email, password);
    setRefusal(refused);
    if (refused === null) await session.resumeAfterSignIn();
  };
  return (
    <form onSubmit={signIn}>
      <p className="mb-3 text-text-muted">{email}</p>
      <label className="mb-3 block">
        <span className="mb-1 block font-medium">Password</span>
        <input name="password" type="password" autoComplete="current-password" required className="field" />
      </label>
      {refusal && (
        <p role="alert" className="mb-3 text-negative">
          {refusal}
        </p>
      )}
      <button type="submit" className="pane-button bg-action text-action-text">
        Sign in and save
      </button>
    </form>
  );
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !(ctrlKey || metaKey || altKey);
