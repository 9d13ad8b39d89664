import { callBuyer } from '@/lib/account/call-buyer';
import { newPasskeySchema } from '@/schemas/buyers/passkey';

/** Whether the browser has passkeys. Older ones have them without conversion from JSON. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Creates a passkey in the browser; false when the visitor cancels. */
export async function createPasskey(): Promise<boolean> {
  const options = await callBuyer('passkey-options', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(Object(options));
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return false;
  await callBuyer('add-passkey', { passkey: newPasskeySchema.parse(credential.toJSON()) });
  return true;
}
