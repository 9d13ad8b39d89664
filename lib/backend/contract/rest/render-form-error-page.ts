import { findOfferedSessions } from '@/lib/backend/contract/rest/event-days';
import type { FormRequestContext } from '@/lib/backend/contract/rest/form-request-context';
import type { RestError } from '@/lib/backend/contract/rest/rest-error';
import { formMessages } from '@/lib/forms/form-messages';
import { renderNoScriptFormPage } from '@/lib/forms/no-script-form-page';
import { noScriptPolicy } from '@/lib/forms/no-script-style';
import type { MessageKey } from '@/lib/i18n/translate-from';
import type { Locale } from '@/schemas/locale';

/** Translated messages for visitors; programs get the English message of the error. */
const messageKeys = new Map<number, MessageKey>([
  [400, 'form.unreadable'],
  [404, 'form.removed'],
  [413, 'form.tooLarge'],
  [419, 'form.expired'],
]);

/** The names of the days that the page of an event offers; none while they cannot be read. */
const findDays = async (page: string, locale: Locale): Promise<string[]> =>
  (await findOfferedSessions(page, locale).catch(() => null))?.sessions.map(({ name }) => name) ?? [];

/** An error as a page for browsers without JavaScript, with the form and its values where available. */
export async function renderFormErrorPage(
  error: RestError,
  { locale, t, origin, submission }: FormRequestContext,
): Promise<Response> {
  const failed = submission
    ? formMessages[submission.form].failed
    : (translate: typeof t) => translate('form.failed');
  const messageKey = messageKeys.get(error.status);
  const heading = messageKey ? t(messageKey) : error.status >= 500 ? failed(t) : error.message;
  const body = renderNoScriptFormPage({
    ...{ locale, t, heading, formPageUrl: origin._page },
    ...(submission && {
      rejected: {
        ...{ form: submission.form, submitted: submission.submitted, errors: error.errors ?? {} },
        offered: submission.form === 'event-seat' ? { sitting: await findDays(origin._page, locale) } : {},
      },
    }),
  });
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': noScriptPolicy,
    'cache-control': 'no-store',
  });
  if (error.retryAfter !== undefined) headers.set('retry-after', String(error.retryAfter));
  return new Response(body, { status: error.status, headers });
}
