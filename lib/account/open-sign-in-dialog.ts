export type SignInOptions = {
  /** The path that is opened after the sign-in, with language. */
  redirect?: string;
  /** The slug of the listing that the visitor wants to save; a registration also saves it. */
  saveListing?: string;
  /** The message above the form. */
  message?: string;
};

/** A request for the dialog; `resolve` gets whether the visitor has signed in. */
export type SignInRequest = SignInOptions & { resolve: (isSignedIn: boolean) => void };

/**
 * The event on the document with a `SignInRequest`; the account script prevents its default. `accountStarted` is the
 * event with which the script begins to listen.
 */
export const signInRequested = 'sign-in-requested';
export const accountStarted = 'account-started';

/**
 * Opens the sign-in dialog and waits until it is closed. Loads the account script if necessary.
 * @returns whether the visitor has signed in (spec section 4).
 */
export const openSignInDialog = (options: SignInOptions = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const detail: SignInRequest = { ...options, resolve };
    const request = () =>
      document.dispatchEvent(new CustomEvent(signInRequested, { detail, cancelable: true }));
    if (!request()) return;
    document.addEventListener(accountStarted, request, { once: true });
    document.querySelector('[data-island=account]')?.dispatchEvent(new Event('focusin'));
  });
