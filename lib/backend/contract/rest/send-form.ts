import { addressHeader } from '@/lib/backend/accounts/note-client-address';
import { formCall, type SentForm } from '@/lib/backend/contract/rest/form-call';
import { isPrecognitive } from '@/lib/backend/contract/rest/precognition';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import { standingOf } from '@/lib/backend/contract/rest/standing';
import { countForm } from '@/lib/backend/leads/form-limits';
import { takeLead } from '@/lib/backend/leads/take-lead';
import { getBackend } from '@/lib/backend/payload';

/** Nobody opens a page and fills in its form in less, in ms. */
const fastest = 1_500;
const longestKey = 100;

const addressOf = (request: Request): string => request.headers.get(addressHeader) ?? 'unknown';

async function count(request: Request, form: string): Promise<void> {
  const limit = isPrecognitive(request) ? 'form_asked' : 'form_sent';
  const wait = await countForm(await getBackend(), limit, `${form.slice(0, 40)} ${addressOf(request)}`);
  if (wait !== null) throw new RestFault(429, standingOf(request).t('form.tooMany'), undefined, wait);
}

async function take({ form, values, standing, request }: SentForm) {
  const { t, locale, place } = standing;
  const isQuick = place._waited !== undefined && place._waited < fastest;
  await takeLead(await getBackend(), {
    ...{ form, values, locale, page: place._page, place: place._place, asks: place._to },
    ...{ address: addressOf(request), visit: place._visit, agent: request.headers.get('user-agent') ?? '' },
    key: request.headers.get('idempotency-key')?.slice(0, longestKey) || null,
    // Answered like any other: whoever wrote the program learns nothing.
    isSuspected: place.website !== '' || isQuick,
  });
  return {
    thanks: place._thanks ?? '/',
    message: t(form === 'valuation-mail' ? 'buyer.checkEmail' : 'inquiry.sent'),
  };
}

/** POST /api/forms/{form} */
export const sendForm = formCall({ count, take });
