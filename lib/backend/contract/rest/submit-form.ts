import { createRegistrationCookie } from '@/lib/backend/buyers/registration-cookie';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { acceptAccountForm } from '@/lib/backend/contract/rest/buyer/account-forms';
import { prepareRegistration } from '@/lib/backend/contract/rest/buyer/prepare-registration';
import { createCsrfCookie, isTrustedWrite } from '@/lib/backend/contract/rest/csrf';
import { findOfferedSessions, matchesDay } from '@/lib/backend/contract/rest/event-days';
import { pageExistsAt } from '@/lib/backend/contract/rest/find-page-at';
import {
  createFormContext,
  createInitialFormContext,
  type FormRequestContext,
} from '@/lib/backend/contract/rest/form-request-context';
import {
  clientAddressOf,
  type FormResult,
  type FormSubmission,
} from '@/lib/backend/contract/rest/form-submission';
import { isBrowserFormPost, readFormBody } from '@/lib/backend/contract/rest/read-form-body';
import { renderFormErrorPage } from '@/lib/backend/contract/rest/render-form-error-page';
import { RestError, toErrorResponse, toRestError } from '@/lib/backend/contract/rest/rest-error';
import { hasRemoteContent } from '@/lib/backend/environment';
import { consumeFormAttempt } from '@/lib/backend/leads/form-rate-limits';
import { LeadRejection, saveLead } from '@/lib/backend/leads/save-lead';
import { getBackend } from '@/lib/backend/payload';
import { formMessages } from '@/lib/forms/form-messages';
import { formatFormIssues, formatIssueSummary } from '@/lib/forms/format-form-issue';
import { type FormValues, parseForm } from '@/lib/forms/parse-form';
import { parseValidateOnly } from '@/lib/forms/parse-validate-only';
import { signText } from '@/lib/forms/signed-text';
import { mergeQuery } from '@/lib/routes/merge-query';
import { confirmationParameter, officeCookie } from '@/lib/routes/request-names';
import { formFieldsOf, formTraits, isForm, isLeadForm, type LeadFormName } from '@/schemas/forms/forms';
import type { LeadAnswer } from '@/schemas/forms/lead-answer';

/** True for a request that only validates a form. */
const isPrecognitive = (request: Request): boolean => request.headers.get('precognition') === 'true';

/** The response to a valid Precognition request: nothing is executed or stored. */
const createPrecognitionResponse = (): Response =>
  new Response(null, {
    status: 204,
    headers: { 'precognition-success': 'true', 'cache-control': 'no-store' },
  });

/**
 * Wraps a handler in Laravel's Precognition protocol (client: `laravel-precognition`). Every response to
 * such a request is marked, including errors from before the validation. `Vary` applies to every response,
 * since it depends on the Precognition header and the language.
 */
function withPrecognition<Args extends unknown[]>(
  handler: (request: Request, ...args: Args) => Promise<Response>,
): (request: Request, ...more: Args) => Promise<Response> {
  return async (request, ...args) => {
    const response = await handler(request, ...args).catch(toErrorResponse);
    response.headers.append('vary', 'Precognition, Accept-Language');
    if (isPrecognitive(request)) response.headers.set('precognition', 'true');
    return response;
  };
}

type FormHandlers = {
  /**
   * Counts the request before it is processed.
   * @throws RestError 429
   */
  countAttempt: (request: Request, form: string) => Promise<void>;
  /** Processes a valid form. */
  accept: (submission: FormSubmission) => Promise<FormResult>;
};

/**
 * Handler of POST /api/forms/{form}: accepts requests from our own pages or with the CSRF token, counts and
 * parses them, validates the fields in the visitor's language, and then calls `accept`. Precognition
 * requests follow the same path up to the validation.
 */
function createFormHandler({ countAttempt, accept }: FormHandlers) {
  return withPrecognition(async (request, route: { params: Promise<{ form: string }> }) => {
    let context = createInitialFormContext(request);
    try {
      const { form } = await route.params;
      if (hasRemoteContent()) throw new RestError(404, 'This site has no content of its own.');
      if (!isTrustedWrite(request)) throw new RestError(419, 'CSRF token mismatch.');
      const submittedFields = await readFormBody(request);
      context = createFormContext(request, submittedFields);
      if (!isForm(form)) throw new RestError(404, 'Form not found');
      // Stored before the request is counted: when the database is unavailable, the browser still displays
      // the entered values. `_page` keeps the repeated form connected to its page.
      context.submission = {
        form,
        submitted: new Map([...submittedFields, ['_page', context.origin._page]]),
      };
      await withTimeout(countAttempt(request, form));
      const parsed = parseForm(form, context.fields, createFieldFilter(request));
      if (!parsed.ok) {
        const { t } = context;
        const error = RestError.invalid(formatFormIssues(parsed.issues, t));
        throw isPrecognitive(request)
          ? error
          : new RestError(422, formatIssueSummary(parsed.issues, t), error.errors);
      }
      if (isPrecognitive(request)) return createPrecognitionResponse();
      const result = await withTimeout(accept({ form, values: parsed.values, context, request }));
      return createFormResultResponse(request, result);
    } catch (error) {
      const restError = toFormError(error, context);
      return isBrowserFormPost(request) && !isPrecognitive(request)
        ? await renderFormErrorPage(restError, context)
        : restError.toResponse();
    }
  });
}

/**
 * The error for a program or a page. While the form cannot be stored, it is the form's own message: those of
 * the contract are about reading.
 */
function toFormError(error: unknown, { submission, t }: FormRequestContext): RestError {
  const restError = toRestError(error);
  if (restError.status !== 503) return restError;
  const failed = submission ? formMessages[submission.form].failed(t) : restError.message;
  return new RestError(503, failed, undefined, RETRY_AFTER_SECONDS);
}

/** Value of Retry-After while the database is unavailable, in seconds. */
const RETRY_AFTER_SECONDS = 5;

function createFieldFilter(request: Request): ((field: string) => boolean) | undefined {
  const fieldNames = isPrecognitive(request) ? request.headers.get('precognition-validate-only') : null;
  return fieldNames === null ? undefined : parseValidateOnly(fieldNames);
}

/** Every write renews the CSRF token. */
function createFormResultResponse(
  request: Request,
  { redirectPath, cookies = [], ...body }: FormResult,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of [createCsrfCookie(request), ...cookies]) headers.append('set-cookie', cookie);
  if (!isBrowserFormPost(request)) return Response.json(body, { headers });
  const location = encodeHeaderUrl(redirectPath === '/' ? '/' : withConfirmation(redirectPath, body));
  headers.set('location', location);
  return new Response(null, { status: 303, headers });
}

/** The address of a thank-you page that displays the confirmation and who answers. */
function withConfirmation(path: string, { message, next }: Omit<FormResult, 'redirectPath'>): string {
  const text = [message, next].filter(Boolean).join(' ');
  const query = new URLSearchParams({
    [confirmationParameter]: signText(confirmationParameter, text),
  });
  return mergeQuery(path, { query: query.toString() });
}

/** Encodes a URL as ASCII for a header. Existing escapes stay unchanged. */
const encodeHeaderUrl = (address: string): string => encodeURI(address.toWellFormed()).replaceAll('%25', '%');

/** Minimum time in ms that a person needs to open a page and fill in its form. */
const MIN_FILL_TIME_MS = 1_500;
const MAX_IDEMPOTENCY_KEY_LENGTH = 100;

const rememberedOfficePattern = new RegExp(`(?:^|;\\s*)${officeCookie}=[a-z0-9-]+(?:/|%2F)([a-z0-9-]+)`, 'i');

async function countAttempt(request: Request, form: string): Promise<void> {
  // Its own limits count failures only (`lib/backend/buyers/sign-in-limits.ts`).
  if (form === 'sign-in' && !isPrecognitive(request)) return;
  const limit = isPrecognitive(request) ? 'form_precognition' : 'form_sent';
  const retryAfter = await consumeFormAttempt(
    await getBackend(),
    limit,
    `${form.slice(0, 40)} ${clientAddressOf(request)}`,
  );
  if (retryAfter !== null)
    throw new RestError(429, createInitialFormContext(request).t('form.tooMany'), undefined, retryAfter);
}

/**
 * The selected session of an event; undefined when its form offers none.
 * @throws LeadRejection when the page has no event form, when it offers sessions and none was selected, or when
 * the selected one is not offered.
 */
async function findSelectedSession({ values, context: { origin, locale } }: FormSubmission) {
  const event = await findOfferedSessions(origin._page, locale);
  if (!event) throw new LeadRejection([{ field: 'sitting', kind: 'day' }]);
  const { title, sessions } = event;
  const selected = values.sitting;
  const session =
    typeof selected === 'string' ? sessions.find(({ name }) => matchesDay(name, selected)) : undefined;
  if (session && typeof selected === 'string') return { title, session: { ...session, name: selected } };
  if (selected !== undefined || sessions.length > 0)
    throw new LeadRejection([{ field: 'sitting', kind: 'day' }]);
  return undefined;
}

/**
 * Rejects a guide that visitors do not find: the mail would link to a missing page.
 * @throws LeadRejection
 */
async function assertGuideExists({ values, context: { locale } }: FormSubmission): Promise<void> {
  const { guide } = values;
  if (typeof guide === 'string' && !(await pageExistsAt(guide, locale)))
    throw new LeadRejection([{ field: 'guide', kind: 'wrong' }]);
}

/** The slug of the office in the visitor's cookie, such as `osu` of `greater-accra/osu`. */
const findRememberedOffice = (request: Request): string | null =>
  rememberedOfficePattern.exec(request.headers.get('cookie') ?? '')?.[1] ?? null;

/**
 * The values that are stored with a lead: without passwords; the listing that a new buyer wants to save is what the lead
 * is about.
 */
const toLeadValues = (form: LeadFormName, { save_listing: listing, ...values }: FormValues): FormValues => ({
  ...Object.fromEntries(Object.entries(values).filter(([name]) => !formFieldsOf(form)[name]?.isSecret)),
  ...(listing !== undefined && { listing }),
});

async function storeLead(submission: FormSubmission<LeadFormName>): Promise<LeadAnswer | null> {
  const { form, values, context, request } = submission;
  const { locale, origin } = context;
  const event = form === 'event-seat' ? await findSelectedSession(submission) : undefined;
  if (form === 'guide') await assertGuideExists(submission);
  const isQuick = origin._waited !== undefined && origin._waited < MIN_FILL_TIME_MS;
  const createAccount = form === 'buyer-registration' ? await prepareRegistration(submission) : undefined;
  return saveLead(await getBackend(), {
    ...(createAccount && { createAccount }),
    ...{
      form,
      values: toLeadValues(form, values),
      locale,
      page: origin._page,
      contactPath: origin._place,
      recipientPolicy: origin._to,
    },
    rememberedOffice: findRememberedOffice(request),
    ...{
      address: clientAddressOf(request),
      figures: formTraits[form].needsReply ? origin._figures : undefined,
      attribution: origin._visit,
      userAgent: request.headers.get('user-agent') ?? '',
    },
    key: request.headers.get('idempotency-key')?.slice(0, MAX_IDEMPOTENCY_KEY_LENGTH) || null,
    // Suspected spam gets the normal response, so that its author learns nothing.
    event,
    isSuspected: origin.website !== '' || isQuick,
  });
}

const registrationCookieOf = async ({ email }: FormValues): Promise<string> =>
  createRegistrationCookie(String(email), (await getBackend()).secret);

async function acceptLead(submission: FormSubmission<LeadFormName>): Promise<FormResult> {
  const { form, values, context } = submission;
  const { t, origin } = context;
  const answer = await storeLead(submission).catch((error: unknown) => {
    if (!(error instanceof LeadRejection)) throw error;
    throw new RestError(422, formatIssueSummary(error.issues, t), formatFormIssues(error.issues, t));
  });
  const confirmed = form === 'inquiry' && values.email ? [t('forms.answer.confirmed')] : [];
  return {
    redirectPath: origin._thanks ?? '/',
    ...(form === 'buyer-registration' && { cookies: [await registrationCookieOf(values)] }),
    message: formMessages[form].sent(t),
    ...(answer && { next: [answer.text, ...confirmed].join(' '), answer }),
  };
}

function acceptForm({ form, ...submission }: FormSubmission): Promise<FormResult> {
  return isLeadForm(form) ? acceptLead({ ...submission, form }) : acceptAccountForm({ ...submission, form });
}

/** POST /api/forms/{form} */
export const submitForm = createFormHandler({ countAttempt, accept: acceptForm });
