import { addressHeader } from '@/lib/backend/accounts/note-client-address';
import { formCall, type SentForm } from '@/lib/backend/contract/rest/form-call';
import { isPrecognitive } from '@/lib/backend/contract/rest/precognition';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import { standingOf } from '@/lib/backend/contract/rest/standing';
import { countForm } from '@/lib/backend/leads/form-limits';
import { LeadRefusal } from '@/lib/backend/leads/lead-refusal';
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

async function take({ form, values, standing, request }: SentForm) {
  const { t, locale, place } = standing;
  const isQuick = place._waited !== undefined && place._waited < fastest;
  const lead = takeLead(await getBackend(), {
    ...{ form, values, locale, page: place._page, place: place._place, asks: place._to },
    ...{ address: addressOf(request), visit: place._visit, agent: request.headers.get('user-agent') ?? '' },
    key: request.headers.get('idempotency-key')?.slice(0, longestKey) || null,
    // Answered like any other: whoever wrote the program learns nothing.
    isSuspected: place.website !== '' || isQuick,
  });
  await lead.catch((error: unknown) => {
    if (!(error instanceof LeadRefusal)) throw error;
    throw new RestFault(422, wordSummary(error.faults, t), wordFaults(error.faults, t));
  });
  return { thanks: place._thanks ?? '/', message: formWords[form].sent(t) };
}

/** POST /api/forms/{form} */
export const sendForm = formCall({ count, take });
