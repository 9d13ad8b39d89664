import { newCsrfCookie } from '@/lib/backend/contract/rest/csrf-cookie';
import { foreseen, isPrecognitive, withPrecognition } from '@/lib/backend/contract/rest/precognition';
import { isPlainForm, readSent } from '@/lib/backend/contract/rest/read-sent';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import { readStanding, type Standing, standingOf } from '@/lib/backend/contract/rest/standing';
import { toFault } from '@/lib/backend/contract/rest/tell-fault';
import { tellPlainly } from '@/lib/backend/contract/rest/tell-plainly';
import { isWriteOurs } from '@/lib/backend/contract/rest/verify-csrf';
import { withinTime } from '@/lib/backend/contract/within-time';
import { hasRemoteContent } from '@/lib/backend/environment';
import { namedFields } from '@/lib/forms/named-fields';
import { type FormValues, parseForm } from '@/lib/forms/parse-form';
import { wordFaults, wordSummary } from '@/lib/forms/word-fault';
import { type FormName, isForm } from '@/schemas/forms/forms';

/** A form that may be kept: what is in it is valid. */
export type SentForm = { form: FormName; values: FormValues; standing: Standing; request: Request };

type Handling = {
  /** Counts the call before it is looked at. @throws RestFault 429 */
  count: (request: Request, form: string) => Promise<void>;
  /** What becomes of a valid one. */
  take: (sent: SentForm) => Promise<Taken>;
};

/** Where a browser without JavaScript is led, and what programs are told: that it was taken, and what happens next. */
type Taken = { thanks: string; message: string; next?: string };

/**
 * POST /api/forms/{form}: from our own pages or with the token, counted, read, checked in the words of the reader, and then taken. One that only
 * asks (Precognition) goes the same way up to the check.
 */
export function formCall({ count, take }: Handling) {
  return withPrecognition(async (request, route: { params: Promise<{ form: string }> }) => {
    let standing = standingOf(request);
    try {
      const { form } = await route.params;
      if (hasRemoteContent()) throw new RestFault(404, 'This site has no content of its own.');
      if (!isWriteOurs(request)) throw new RestFault(419, 'CSRF token mismatch.');
      const sent = await readSent(request);
      standing = readStanding(request, sent);
      if (!isForm(form)) throw new RestFault(404, 'Form not found');
      // Before it is counted: with a database that is gone, too, a browser is shown what was written.
      // Sent again, it comes from this address, and still belongs to its page.
      standing.again = { form, sent: new Map([...sent, ['_page', standing.place._page]]) };
      await withinTime(count(request, form));
      const parsed = parseForm(form, standing.fields, asksFor(request));
      if (!parsed.ok) {
        const { t } = standing;
        const fault = RestFault.invalid(wordFaults(parsed.faults, t));
        throw isPrecognitive(request)
          ? fault
          : new RestFault(422, wordSummary(parsed.faults, t), fault.errors);
      }
      if (isPrecognitive(request)) return foreseen();
      const taken = await withinTime(take({ form, values: parsed.values, standing, request }));
      return tellTaken(request, taken);
    } catch (error) {
      const fault = toFault(error);
      return isPlainForm(request) && !isPrecognitive(request)
        ? tellPlainly(fault, standing)
        : fault.toResponse();
    }
  });
}

function asksFor(request: Request): ((field: string) => boolean) | undefined {
  const only = isPrecognitive(request) ? request.headers.get('precognition-validate-only') : null;
  return only === null ? undefined : namedFields(only);
}

/** The token is another one after each write. */
function tellTaken(request: Request, { thanks, ...told }: Taken): Response {
  const headers = { 'cache-control': 'no-store', 'set-cookie': newCsrfCookie(request) };
  return isPlainForm(request)
    ? new Response(null, { status: 303, headers: { ...headers, location: asHeader(thanks) } })
    : Response.json(told, { headers });
}

/** An address as a header takes it: in ASCII. What is escaped already stays as it is. */
const asHeader = (address: string): string => encodeURI(address.toWellFormed()).replaceAll('%25', '%');
