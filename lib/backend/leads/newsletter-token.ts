import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { environment } from '@/lib/environment';
import { type Locale, localeSchema } from '@/schemas/locale';

/** The actions that a link in a mail of the newsletter allows. */
export const newsletterActionSchema = z.enum(['confirm', 'unsubscribe']);
export type NewsletterAction = z.infer<typeof newsletterActionSchema>;

/** A subscriber of the newsletter; the email address in lower case. */
export type Subscriber = { email: string; locale: Locale };
const subscriberSchema = z.strictObject({ email: z.email(), locale: localeSchema });

const sign = (action: NewsletterAction, text: string): string =>
  createHmac('sha256', `newsletter ${environment.payloadSecret() ?? ''}`)
    .update(`${action} ${text}`)
    .digest('base64url');

/** A token that allows one action for one address. It has no end: a newsletter may be read late. */
export function createNewsletterToken(action: NewsletterAction, { email, locale }: Subscriber): string {
  const text = Buffer.from(JSON.stringify({ email: email.toLowerCase(), locale })).toString('base64url');
  return `${text}.${sign(action, text)}`;
}

/** The subscriber of a token; null for any other text and for a token of another action. */
export function parseNewsletterToken(action: NewsletterAction, token: string): Subscriber | null {
  const [text = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(action, text));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return subscriberSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null;
}
