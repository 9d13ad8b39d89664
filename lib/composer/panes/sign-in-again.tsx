'use client';

import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { signInAgain } from '../session/backend';
import { useSession, useSessionState } from './use-session';

/** Asks for the password over the page when a session has ended, and goes on with what was not saved. */
export function SignInAgain(): ReactElement | null {
  return useSessionState(({ isSignedOut }) => isSignedOut) ? <OnceStill /> : null;
}

/** How long nothing is typed until the focus may be taken, in ms. */
const stillness = 2_000;

/** Waits until whoever types has paused: in mid-word the next letters would go into the password. */
function OnceStill(): ReactElement | null {
  const document = useSessionState(({ editing }) => editing.document);
  const [isStill, setStill] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the document is something typed
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), stillness);
    return () => clearTimeout(timer);
  }, [document]);
  return isStill ? <Dialog /> : null;
}

function Dialog(): ReactElement {
  const session = useSession();
  const email = useSessionState(({ editor }) => editor.email);
  const [refusal, setRefusal] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Within the page's frame it is the frame, which gives the focus on to where it was in it.
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const refused = await signInAgain(email, password);
    setRefusal(refused);
    if (refused === null) await session.signedIn();
  };
  return (
    <dialog
      ref={dialog}
      onCancel={(event) => event.preventDefault()}
      // A browser lets a second Escape close it all the same.
      onClose={() => dialog.current?.showModal()}
      aria-labelledby="sign-in-again"
      className="m-auto w-96 rounded-lg border border-line bg-surface-raised p-6 text-text"
    >
      <h2 id="sign-in-again" className="mb-2 font-display text-card">
        Your session has ended
      </h2>
      <p className="mb-4">Nothing is lost. Give your password again, and what you did is saved.</p>
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
    </dialog>
  );
}
