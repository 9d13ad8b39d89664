import { APIError, buildVersionCollectionFields, type FlattenedField, type SanitizedConfig } from 'payload';
import { type Outage, watchOutage } from '../database/outage';
import { allowBody } from './allow-body';
import { checkBody, isForm, isQuery, type Subject } from './check-body';
import { checkPath } from './check-path';
import { checkQuery } from './check-query';
import { fieldAt, languagesOf } from './field-at';
import { holdRoom, NoRoom } from './hold-room';
import { labelAt } from './label-at';
import type { Allow } from './read-bytes';
import { reportFailure } from './report-failure';

type Context = { params: Promise<{ slug?: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

/** Payload's handler with a check in front: what no handler expects is refused with a sentence. */
export function guardCmsApi(config: Promise<SanitizedConfig>, handler: Handler): Handler {
  const answer: Handler = async (request, context) => {
    try {
      const { slug = [] } = await context.params;
      const known = await config;
      checkPath(slug, isQuery(request) ? 'GET' : request.method, known.collections);
      const subject = subjectOf(slug, request, known);
      checkQuery(new URL(request.url).search.slice(1), subject, request.method);
      const withFile = subject.takesFile && isForm(request);
      return await holdRoom(async (takeRoom) => {
        const allow = allowBody(request, known, { withFile, takeRoom });
        return handler(await checkedRequest(request, subject, allow), context);
      });
    } catch (error) {
      return tell(error, request);
    }
  };
  return (request, context) =>
    watchOutage(async (outage) => {
      const told = await answer(request, context);
      // Whatever Payload took it for: an unknown account, a choice that is not there.
      return outage.isLost && told.status >= 400 ? tellOutage(outage) : told;
    });
}

const tryAgain = 'The database does not answer just now. Nothing was saved: try again in a moment';
const lookFirst =
  'The database stopped answering while it saved this. Load it again and look whether it is saved before you try again';

function tellOutage({ isUnsure }: Outage): Response {
  const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
  return Response.json({ errors: [{ message: isUnsure ? lookFirst : tryAgain }] }, { status: 503, headers });
}

/** What accounts are sent besides their fields: Payload counts it among none of them. */
const password: FlattenedField = { name: 'password', type: 'text' };

function subjectOf(
  [slug, ...further]: readonly string[],
  request: Request,
  config: SanitizedConfig,
): Subject {
  const collection = config.collections.find((one) => one.slug === slug);
  const isCreate = request.method === 'POST' && further.length === 0 && !isQuery(request);
  const takesFile = !!collection?.upload;
  const fields = collection?.flattenedFields ?? [];
  const isOfVersions = collection && further[0] === 'versions';
  const asked = isOfVersions ? buildVersionCollectionFields(config, collection, true) : fields;
  return {
    fields: collection?.auth ? [...fields, password] : fields,
    labelOf: (name) => labelAt(name, collection?.fields ?? []),
    takesFile,
    needsFile: isCreate && takesFile,
    findField: (path) => fieldAt(path, asked, config),
    languages: languagesOf(config),
  };
}

async function checkedRequest(request: Request, subject: Subject, allow: Allow): Promise<Request> {
  if (!['POST', 'PATCH', 'PUT'].includes(request.method)) return request;
  const body = await checkBody(request, subject, allow);
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  // The form is written anew, with a boundary of its own.
  if (body instanceof FormData) headers.delete('content-type');
  if (body !== '') return new Request(url, { method, headers, signal, body });
  // Payload's handlers read fields of what is not there.
  headers.set('content-type', isQuery(request) ? 'application/x-www-form-urlencoded' : 'application/json');
  return new Request(url, { method, headers, signal, body: isQuery(request) ? '' : '{}' });
}

function tell(error: unknown, request: Request): Response {
  const isRefusal = error instanceof APIError && (error.status < 500 || error instanceof NoRoom);
  const status = isRefusal ? error.status : 500;
  const message = isRefusal ? error.message : reportFailure(error, request);
  const headers = { 'cache-control': 'no-store', ...(error instanceof NoRoom && { 'retry-after': '5' }) };
  const fields = isRefusal && error.data ? { data: error.data } : {};
  return Response.json({ errors: [{ message, ...fields }] }, { status, headers });
}
