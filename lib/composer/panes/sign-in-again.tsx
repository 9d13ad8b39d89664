'use client';

import { type FormEvent, type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { signInAgain } from '../session/backend';
import { useSession, useSessionState } from './use-session';

/** Asks for the password over the page when a session has ended, and goes on with what was not saved. */
export function SignInAgain(): ReactElement | null {
  return useSessionState(({ isSignedOut }) => isSignedOut) ? <OnceStill /> : null;
}

/** How long nothing is typed until the focus may be taken, in ms. */
const stillness = 2_000;

/** How long after the dialog has come a letter is one of a sentence that is still being written, in ms. */
const surprise = 700;

/** Waits until whoever types has paused, anywhere; what they had begun to write on with goes where it was to go. */
function OnceStill(): ReactElement | null {
  const document = useSessionState(({ editing }) => editing.document);
  const [isStill, setStill] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the document is something typed
  useEffect(() => {
    if (isStill) return;
    const wait = () => setTimeout(() => setStill(true), stillness);
    let timer = wait();
    const waitAgain = () => {
      clearTimeout(timer);
      timer = wait();
    };
    window.addEventListener('keydown', waitAgain, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', waitAgain, true);
    };
  }, [document, isStill]);
  // Before the key is done: the letter goes into what has the focus by then.
  return isStill ? <Dialog giveWay={() => flushSync(() => setStill(false))} /> : null;
}

type DialogProps = {
  /** Somebody writes on. */
  giveWay: () => void;
};

/** The focus is in the field of the password; what is typed at once is still of the sentence that was being written. */
function Dialog({ giveWay }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const begun = useRef(0);
  useEffect(() => {
    // Within the page's frame it is the frame, which gives the focus on to where it was in it.
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
    begun.current = performance.now();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const hear = (event: KeyboardEvent) => {
    if (isLetter(event) && performance.now() - begun.current < surprise) giveWay();
  };
  return (
    <dialog
      ref={dialog}
      onCancel={(event) => event.preventDefault()}
      // A browser lets a second Escape close it all the same.
      onClose={() => dialog.current?.showModal()}
      onKeyDown={hear}
      aria-labelledby="sign-in-again"
      aria-describedby="sign-in-again-why"
      className="m-auto w-96 rounded-lg border border-line bg-surface-raised p-6 text-text"
    >
      <h2 id="sign-in-again" className="mb-2 font-display text-card">
        Your session has ended
      </h2>
      <p id="sign-in-again-why" className="mb-4">
        It is over, or somebody else has signed in in this browser. Nothing is lost. Give your password again,
        and what you did is saved.
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
    if (refused === null) await session.signedIn();
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
