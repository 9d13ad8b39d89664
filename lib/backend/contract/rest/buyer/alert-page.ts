import { createLocalReq } from 'payload';
import { findSubscription, unsubscribeAlert } from '@/lib/backend/buyers/alert-subscriptions';
import { parseAlertToken } from '@/lib/backend/buyers/alert-token';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { respondWithButtonPage } from '@/lib/backend/contract/rest/respond-with-button-page';
import { toRestError } from '@/lib/backend/contract/rest/rest-error';
import { hasRemoteContent } from '@/lib/backend/environment';
import { getBackend } from '@/lib/backend/payload';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';

/**
 * GET shows a page with a button, since mail programs open links before their readers do; POST ends the mail, also when
 * a mail program sends it (RFC 8058). The token in the address authorises it.
 */
const createHandler =
  (isWrite: boolean) =>
  async (request: Request): Promise<Response> => {
    const subscription = parseAlertToken(new URL(request.url).searchParams.get('token') ?? '');
    const unknown = () => {
      const t = createTranslate(defaultLocale);
      return respondWithButtonPage(404, { locale: defaultLocale, t, heading: t('newsletter.invalid') });
    };
    if (!subscription || hasRemoteContent()) return unknown();
    try {
      const req = await createLocalReq({}, await getBackend());
      const found = await withTimeout(findSubscription(subscription, req));
      if (!found) return unknown();
      const { language: locale, name } = found;
      const t = createTranslate(locale);
      if (isWrite) {
        await withTimeout(unsubscribeAlert(subscription, req));
        return respondWithButtonPage(200, { locale, t, heading: t('alerts.stop.done') });
      }
      const heading = name === null ? t('alerts.stop.weekly') : t('alerts.stop.search', { name });
      return respondWithButtonPage(200, { locale, t, heading, button: t('alerts.stop.button') });
    } catch (error) {
      const t = createTranslate(defaultLocale);
      return respondWithButtonPage(toRestError(error).status, {
        ...{ locale: defaultLocale, t, heading: t('form.failed') },
      });
    }
  };

export const showAlertPage = createHandler(false);
export const stopAlert = createHandler(true);
