import { clientAddressHeader } from '@/lib/backend/platform/accounts/client-address-header';
import { createFormHandler, type FormSubmission } from '@/lib/backend/contract/rest/form-call';
import { matchesDay, findOfferedDays } from '@/lib/backend/contract/rest/event-days';
import { isPrecognitive } from '@/lib/backend/contract/rest/precognition';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { initialFormContext } from '@/lib/backend/contract/rest/form-request-context';
import { readContact, formatNextSteps } from '@/lib/backend/contract/rest/inquiry-next-steps';
import { consumeFormAttempt } from '@/lib/backend/leads/form-rate-limits';
import { LeadRefusal } from '@/lib/backend/leads/lead-refusal';
import type { LeadRoute } from '@/lib/backend/leads/route-lead';
import { saveLead } from '@/lib/backend/leads/save-lead';
import { getBackend } from '@/lib/backend/payload';
import { formMessages } from '@/lib/forms/form-messages';
import { formatFormIssues, formatIssueSummary } from '@/lib/forms/format-form-issue';

/** Minimum time in ms that a person needs to open a page and fill in its form. */
const MIN_FILL_TIME_MS = 1_500;
const MAX_IDEMPOTENCY_KEY_LENGTH = 100;

const clientAddressOf = (request: Request): string => request.headers.get(clientAddressHeader) ?? 'unknown';

async function countAttempt(request: Request, form: string): Promise<void> {
  const limit = isPrecognitive(request) ? 'form_asked' : 'form_sent';
  const retryAfter = await consumeFormAttempt(await getBackend(), limit, `${form.slice(0, 40)} ${clientAddressOf(request)}`);
  if (retryAfter !== null) throw new RestError(429, initialFormContext(request).t('form.tooMany'), undefined, retryAfter);
}

/**
 * @throws LeadRefusal when the page offers event days and none was chosen, or when the chosen day is not
 * offered.
 */
async function assertOfferedDay({ values, context: { origin, locale } }: FormSubmission): Promise<void> {
  const days = await findOfferedDays(origin._page, locale);
  const chosen = values.sitting;
  const isOffered = typeof chosen === 'string' ? days.some((day) => matchesDay(day, chosen)) : days.length === 0;
  if (!isOffered) throw new LeadRefusal([{ field: 'sitting', kind: 'day' }]);
}

async function storeLead(submission: FormSubmission): Promise<LeadRoute> {
  const { form, values, context, request } = submission;
  const { locale, origin } = context;
  if (form === 'event-seat') await assertOfferedDay(submission);
  const isQuick = origin._waited !== undefined && origin._waited < MIN_FILL_TIME_MS;
  return saveLead(await getBackend(), {
    ...{ form, values, locale, page: origin._page, contactPath: origin._place, recipientPolicy: origin._to },
    ...{ address: clientAddressOf(request), attribution: origin._visit, userAgent: request.headers.get('user-agent') ?? '' },
    key: request.headers.get('idempotency-key')?.slice(0, MAX_IDEMPOTENCY_KEY_LENGTH) || null,
    // Suspected spam gets the normal response, so that its author learns nothing.
    isSuspected: origin.website !== '' || isQuick,
  });
}

async function acceptForm(submission: FormSubmission) {
  const { t, origin, locale } = submission.context;
  const route = await storeLead(submission).catch((error: unknown) => {
    if (!(error instanceof LeadRefusal)) throw error;
    throw new RestError(422, formatIssueSummary(error.issues, t), formatFormIssues(error.issues, t));
  });
  const next = submission.form === 'inquiry' && formatNextSteps(t, route, await readContact(await getBackend(), locale));
  return { thanks: origin._thanks ?? '/', message: formMessages[submission.form].sent(t), ...(next && { next }) };
}

/** POST /api/forms/{form} */
export const submitForm = createFormHandler({ countAttempt, accept: acceptForm });
