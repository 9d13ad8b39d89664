import { siteUrl } from '@/lib/routes/site-url';
import { createNewsletterToken, type NewsletterAction, type Subscriber } from './newsletter-token';

/** The address of the page that confirms or ends a subscription. */
export const newsletterLink = (action: NewsletterAction, subscriber: Subscriber): string =>
  `${siteUrl()}/api/newsletter/${action}?token=${createNewsletterToken(action, subscriber)}`;
