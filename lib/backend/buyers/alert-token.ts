import { z } from 'zod';
import { readSignedText, signText } from '@/lib/forms/signed-text';
import { siteUrl } from '@/lib/routes/site-url';

const purpose = 'buyer alerts unsubscribe';

const subscriptionSchema = z.strictObject({ buyer: z.int().min(1), search: z.int().min(1).nullable() });
/** The mails about a buyer's preferences (`search` is null) or about one saved search. */
export type AlertSubscription = z.infer<typeof subscriptionSchema>;

/** A token that ends one subscription. It has no end, because a mail may be read late. */
export const createAlertToken = ({ buyer, search }: AlertSubscription): string =>
  signText(purpose, JSON.stringify({ buyer, search }));

/** The subscription of a token; null for any other text. */
export function parseAlertToken(token: string): AlertSubscription | null {
  const text = readSignedText(purpose, token);
  return text === null ? null : (subscriptionSchema.safeParse(JSON.parse(text)).data ?? null);
}

/** The address of the page that ends a subscription. */
export const unsubscribeLink = (subscription: AlertSubscription): string =>
  `${siteUrl()}/api/buyer-alerts/unsubscribe?token=${createAlertToken(subscription)}`;
