import { z } from 'zod';

const base64Url = z.string().regex(/^[\w-]{1,4096}$/);
const attachment = z.enum(['cross-platform', 'platform']).optional();

/** `PublicKeyCredential.toJSON()` of a new passkey, without the fields that the server does not read. */
export const newPasskeySchema = z.object({
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** `PublicKeyCredential.toJSON()` of a sign-in. */
export const passkeyAssertionSchema = z.object({
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  response: z.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
    userHandle: base64Url.optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** Options for `PublicKeyCredential.parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`. */
export const passkeyOptionsSchema = z.looseObject({ challenge: base64Url });
