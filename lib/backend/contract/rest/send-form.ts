import { addressHeader } from '@/lib/backend/accounts/note-client-address';
import { formCall, type SentForm } from '@/lib/backend/contract/rest/form-call';
import { isDay, readOfferedDays } from '@/lib/backend/contract/rest/offered-days';
import { isPrecognitive } from '@/lib/backend/contract/rest/precognition';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import { standingOf } from '@/lib/backend/contract/rest/standing';
import { readContact, tellNext } from '@/lib/backend/contract/rest/tell-next';
import { countForm } from '@/lib/backend/leads/form-limits';
import { LeadRefusal } from '@/lib/backend/leads/lead-refusal';
import type { Route } from '@/lib/backend/leads/route-lead';
import { takeLead } from '@/lib/backend/leads/take-lead';
import { getBackend } from '@/lib/backend/payload';
import { formWords } from '@/lib/forms/form-words';
import { wordFaults, wordSummary } from '@/lib/forms/word-fault';

/** Nobody opens a page and fills in its form in less, in ms. */
const fastest = 1_500;
const longestKey = 100;

const addressOf = (request: Request): string => request.headers.get(addressHeader) ?? 'unknown';

async function count(request: Request, form: string): Promise<void> {
  const limit = isPrecognitive(request) ? 'form_asked' : 'form_sent';
  const wait = await countForm(await getBackend(), limit, `${form.slice(0, 40)} ${addressOf(request)}`);
  if (wait !== null) throw new RestFault(429, standingOf(request).t('form.tooMany'), undefined, wait);
}

/** @throws LeadRefusal when a page offers days of an event, and none of them was chosen; or one was that it does not offer. */
async function refuseOtherDay({ values, standing: { place, locale } }: SentForm): Promise<void> {
  const days = await readOfferedDays(place._page, locale);
  const chosen = values.sitting;
  const isOffered = typeof chosen === 'string' ? days.some((day) => isDay(day, chosen)) : days.length === 0;
  if (!isOffered) throw new LeadRefusal([{ field: 'sitting', kind: 'day' }]);
}

async function keep(sent: SentForm): Promise<Route> {
  const { form, values, standing, request } = sent;
  const { locale, place } = standing;
  if (form === 'event-seat') await refuseOtherDay(sent);
  const isQuick = place._waited !== undefined && place._waited < fastest;
  return takeLead(await getBackend(), {
    ...{ form, values, locale, page: place._page, place: place._place, asks: place._to },
    ...{ address: addressOf(request), visit: place._visit, agent: request.headers.get('user-agent') ?? '' },
    key: request.headers.get('idempotency-key')?.slice(0, longestKey) || null,
    // Answered like any other: whoever wrote the program learns nothing.
    isSuspected: place.website !== '' || isQuick,
  });
}

async function take(sent: SentForm) {
  const { t, place, locale } = sent.standing;
  const route = await keep(sent).catch((error: unknown) => {
    if (!(error instanceof LeadRefusal)) throw error;
    throw new RestFault(422, wordSummary(error.faults, t), wordFaults(error.faults, t));
  });
  const next = sent.form === 'inquiry' && tellNext(t, route, await readContact(await getBackend(), locale));
  return { thanks: place._thanks ?? '/', message: formWords[sent.form].sent(t), ...(next && { next }) };
}

/** POST /api/forms/{form} */
export const sendForm = formCall({ count, take });
