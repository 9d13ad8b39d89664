import { hasRemoteContent } from '@/lib/backend/environment';
import {
  confirmNewsletter,
  hasUnsubscribedSince,
  unsubscribeNewsletter,
} from '@/lib/backend/leads/consent-ledger';
import {
  type NewsletterAction,
  newsletterActionSchema,
  parseNewsletterToken,
} from '@/lib/backend/leads/newsletter-token';
import { getBackend } from '@/lib/backend/payload';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { withTimeout } from '../operation-timeout';
import { respondWithButtonPage } from './respond-with-button-page';
import { toRestError } from './rest-error';

type Route = { params: Promise<{ action: string }> };

type ActionPage = {
  execute: typeof confirmNewsletter;
  heading: (t: Translate) => string;
  button: (t: Translate) => string;
  done: (t: Translate) => string;
};

const actionPages: Readonly<Record<NewsletterAction, ActionPage>> = {
  confirm: {
    execute: confirmNewsletter,
    heading: (t) => t('newsletter.confirm.heading'),
    button: (t) => t('newsletter.confirm.button'),
    done: (t) => t('newsletter.confirm.done'),
  },
  unsubscribe: {
    execute: unsubscribeNewsletter,
    heading: (t) => t('newsletter.unsubscribe.heading'),
    button: (t) => t('newsletter.unsubscribe.button'),
    done: (t) => t('newsletter.unsubscribe.done'),
  },
};

/**
 * GET shows a page with a button, since mail programs open links before their readers do; POST executes the
 * action, also for one-click unsubscription by a mail program (RFC 8058). The token in the address authorises
 * it, so there is no CSRF token.
 */
const createHandler =
  (isWrite: boolean) =>
  async (request: Request, { params }: Route): Promise<Response> => {
    const action = newsletterActionSchema.safeParse((await params).action).data;
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const subscriber = action && parseNewsletterToken(action, token);
    if (!action || !subscriber || hasRemoteContent()) {
      const t = createTranslate(defaultLocale);
      return respondWithButtonPage(404, { locale: defaultLocale, t, heading: t('newsletter.invalid') });
    }
    const { execute, heading, button, done } = actionPages[action];
    const { locale } = subscriber;
    const t = createTranslate(locale);
    try {
      const backend = await getBackend();
      const { email, issuedAt } = subscriber;
      const isOutdated = action === 'confirm' && hasUnsubscribedSince(backend, email, issuedAt);
      if (await withTimeout(Promise.resolve(isOutdated)))
        return respondWithButtonPage(410, {
          locale,
          t,
          heading: t('newsletter.confirm.outdated'),
          text: email,
        });
      if (!isWrite)
        return respondWithButtonPage(200, { locale, t, heading: heading(t), text: email, button: button(t) });
      await withTimeout(execute(backend, subscriber));
      return respondWithButtonPage(200, { locale, t, heading: done(t), text: subscriber.email });
    } catch (error) {
      return respondWithButtonPage(toRestError(error).status, { locale, t, heading: t('form.failed') });
    }
  };

export const showNewsletterPage = createHandler(false);
export const changeSubscription = createHandler(true);
