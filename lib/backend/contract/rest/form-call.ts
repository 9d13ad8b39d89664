import { createCsrfCookie } from '@/lib/backend/contract/rest/csrf';
import { precognitionSuccess, isPrecognitive, withPrecognition } from '@/lib/backend/contract/rest/precognition';
import { isBrowserFormPost, readFormBody } from '@/lib/backend/contract/rest/read-form-body';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { createFormContext, type FormRequestContext, initialFormContext } from '@/lib/backend/contract/rest/form-request-context';
import { toRestError } from '@/lib/backend/contract/rest/tell-fault';
import { formErrorPage } from '@/lib/backend/contract/rest/form-error-page';
import { isTrustedWrite } from '@/lib/backend/contract/rest/verify-csrf';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { hasRemoteContent } from '@/lib/backend/environment';
import { parseValidateOnly } from '@/lib/forms/parse-validate-only';
import { type FormValues, parseForm } from '@/lib/forms/parse-form';
import { formatFormIssues, formatIssueSummary } from '@/lib/forms/format-form-issue';
import { type FormName, isForm } from '@/schemas/forms/forms';

/** A form with valid values. */
export type FormSubmission = { form: FormName; values: FormValues; context: FormRequestContext; request: Request };

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
 * The page to which a browser without JavaScript is redirected, and the body for programs: a confirmation,
 * and the next steps.
 */
type FormResult = { thanks: string; message: string; next?: string };

/**
 * Handler of POST /api/forms/{form}: accepts requests from our own pages or with the CSRF token, counts and
 * parses them, validates the fields in the visitor's language, and then calls `accept`. Precognition
 * requests follow the same path up to the validation.
 */
export function createFormHandler({ countAttempt, accept }: FormHandlers) {
  return withPrecognition(async (request, route: { params: Promise<{ form: string }> }) => {
    let context = initialFormContext(request);
    try {
      const { form } = await route.params;
      if (hasRemoteContent()) throw new RestError(404, 'This site has no content of its own.');
      if (!isTrustedWrite(request)) throw new RestError(419, 'CSRF token mismatch.');
      const sentFields = await readFormBody(request);
      context = createFormContext(request, sentFields);
      if (!isForm(form)) throw new RestError(404, 'Form not found');
      // Stored before the request is counted: when the database is unavailable, the browser still displays
      // the entered values. `_page` keeps the repeated form connected to its page.
      context.submission = { form, sent: new Map([...sentFields, ['_page', context.origin._page]]) };
      await withTimeout(countAttempt(request, form));
      const parsed = parseForm(form, context.fields, requestedFields(request));
      if (!parsed.ok) {
        const { t } = context;
        const error = RestError.invalid(formatFormIssues(parsed.issues, t));
        throw isPrecognitive(request)
          ? error
          : new RestError(422, formatIssueSummary(parsed.issues, t), error.errors);
      }
      if (isPrecognitive(request)) return precognitionSuccess();
      const result = await withTimeout(accept({ form, values: parsed.values, context, request }));
      return formResultResponse(request, result);
    } catch (error) {
      const restError = toRestError(error);
      return isBrowserFormPost(request) && !isPrecognitive(request)
        ? formErrorPage(restError, context)
        : restError.toResponse();
    }
  });
}

function requestedFields(request: Request): ((field: string) => boolean) | undefined {
  const fieldNames = isPrecognitive(request) ? request.headers.get('precognition-validate-only') : null;
  return fieldNames === null ? undefined : parseValidateOnly(fieldNames);
}

/** Every write renews the CSRF token. */
function formResultResponse(request: Request, { thanks, ...body }: FormResult): Response {
  const headers = { 'cache-control': 'no-store', 'set-cookie': createCsrfCookie(request) };
  return isBrowserFormPost(request)
    ? new Response(null, { status: 303, headers: { ...headers, location: encodeHeaderUrl(thanks) } })
    : Response.json(body, { headers });
}

/** Encodes a URL as ASCII for a header. Existing escapes stay unchanged. */
const encodeHeaderUrl = (address: string): string => encodeURI(address.toWellFormed()).replaceAll('%25', '%');
