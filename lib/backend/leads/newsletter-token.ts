import { z } from 'zod';
import { readSignedText, signText } from '@/lib/forms/signed-text';
import { type Locale, localeSchema } from '@/schemas/locale';

/** The actions that a link in a mail of the newsletter allows. */
export const newsletterActionSchema = z.enum(['confirm', 'unsubscribe']);
export type NewsletterAction = z.infer<typeof newsletterActionSchema>;

/** A subscriber of the newsletter; the email address in lower case. */
export type Subscriber = { email: string; locale: Locale };
/** `issuedAt`: when the subscription was requested, in ms; 0 for tokens from before this field. */
type TokenSubscriber = Subscriber & { issuedAt: number };
const subscriberSchema = z.strictObject({
  ...{ email: z.email(), locale: localeSchema, issuedAt: z.int().min(0).default(0) },
});

/**
 * A token that allows one action for one address. It has no end, because a newsletter may be read late; but an
 * unsubscription invalidates the confirmations that were issued before it.
 */
export function createNewsletterToken(action: NewsletterAction, { email, locale }: Subscriber): string {
  const subscriber = { email: email.toLowerCase(), locale, issuedAt: Date.now() };
  return signText(`newsletter ${action}`, JSON.stringify(subscriber));
}

/** The subscriber of a token; null for any other text and for a token of another action. */
export function parseNewsletterToken(action: NewsletterAction, token: string): TokenSubscriber | null {
  const text = readSignedText(`newsletter ${action}`, token);
  return text === null ? null : (subscriberSchema.safeParse(JSON.parse(text)).data ?? null);
}
