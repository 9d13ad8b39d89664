import type { CallAnswer } from './post-buyer-call';

/**
 * Shows the button that signs in with a passkey, where the browser has passkeys.
 * @param onSignedIn called after a sign-in.
 */
export function offerPasskey(
  button: HTMLButtonElement,
  postJson: (address: string, body: object) => Promise<CallAnswer>,
  onSignedIn: (isSignedIn: boolean) => void,
): void {
  // Older browsers have passkeys without conversion from JSON.
  if (!('PublicKeyCredential' in window) || !('parseRequestOptionsFromJSON' in PublicKeyCredential)) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const options = await postJson('/api/buyer-passkey/options', {});
    if (options.status !== 200) return onSignedIn(false);
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(Object(options.body));
    // Null when the visitor cancels.
    const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
    if (!(credential instanceof PublicKeyCredential)) return;
    const { status } = await postJson('/api/buyer-passkey/sign-in', credential.toJSON());
    onSignedIn(status === 200);
  });
}
