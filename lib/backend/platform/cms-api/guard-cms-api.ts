import { APIError, buildVersionCollectionFields, type FlattenedField, type SanitizedConfig } from 'payload';
import { z } from 'zod';
import { UnresponsiveDatabaseError, withDatabaseLiveness } from '../database/database-timeout';
import { type Outage, trackOutage } from '../database/outage';
import { ServiceBusyError, withBodyMemory } from './body-memory';
import type { ResolveBodyLimit } from './check-body';
import {
  type BodyTarget,
  checkBody,
  createBodyLimitResolver,
  isMultipart,
  isQueryOverride,
} from './check-body';
import { checkPath } from './check-path';
import { checkQuery } from './check-query';
import { findFieldAt, getContentLocales, getFieldLabelAt } from './field-paths';
import { reportFailure } from './report-failure';

type RouteContext = { params: Promise<{ slug?: string[] }> };
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/**
 * Validates requests before Payload's handler runs: responds with an error message to input that the handler
 * does not expect.
 */
export function guardCmsApi(config: Promise<SanitizedConfig>, handler: RouteHandler): RouteHandler {
  const handleValid: RouteHandler = async (request, context) => {
    try {
      const { slug = [] } = await context.params;
      const resolvedConfig = await config;
      checkPath(slug, isQueryOverride(request) ? 'GET' : request.method, resolvedConfig.collections);
      const target = bodyTargetOf(slug, request, resolvedConfig);
      checkQuery(new URL(request.url).search.slice(1), target, request.method);
      const hasFile = target.isUpload && isMultipart(request);
      return await withBodyMemory(async (reserveMemory) => {
        const resolveLimit = createBodyLimitResolver(request, resolvedConfig, {
          hasFile,
          reserveMemory,
        });
        return handler(await validateRequest(request, target, resolveLimit), context);
      });
    } catch (error) {
      return createErrorResponse(error, request);
    }
  };
  return (request, context) =>
    trackOutage(async (outage) => {
      const { slug = [] } = await context.params;
      const work = handleValid(request, context);
      const response = isAuthentication(slug) ? await answerWhileAlive(work, outage) : await work;
      if (response.ok) return slug.join('/') === 'access' ? hideFieldsFromPublic(response) : response;
      // Payload may report a database outage as another error, such as an unknown account or an invalid
      // choice.
      return outage.isDatabaseUnavailable && response.status >= 400 ? createOutageResponse(outage) : response;
    });
}

const permissionsSchema = z.looseObject({ canAccessAdmin: z.boolean() });

/** Payload lists all fields of all collections to everyone; those who cannot sign in learn that only. */
async function hideFieldsFromPublic(response: Response): Promise<Response> {
  const permissions = permissionsSchema.safeParse(await response.clone().json()).data;
  if (permissions?.canAccessAdmin) return response;
  return Response.json({ canAccessAdmin: false }, { headers: { 'cache-control': 'no-store' } });
}

/** Calls about the session of an account, which save no record. */
const sessionCalls: ReadonlySet<string | undefined> = new Set([
  ...['login', 'logout', 'me', 'refresh-token', 'forgot-password', 'reset-password', 'init'],
]);
const isAuthentication = ([slug, call]: readonly string[]): boolean =>
  slug === 'staff' && sessionCalls.has(call);

/** Answers 503 as soon as the database counts as unresponsive: nobody waits for a form of two fields. */
async function answerWhileAlive(work: Promise<Response>, outage: Outage): Promise<Response> {
  try {
    return await withDatabaseLiveness(work, performance.now());
  } catch (error) {
    if (!(error instanceof UnresponsiveDatabaseError)) throw error;
    work.catch(() => {});
    return createOutageResponse(outage);
  }
}

const outageMessage = 'The database is not responding. Nothing was saved: try again in a moment';
const uncertainOutageMessage =
  'The connection to the database was lost while saving. Reload, and check whether your changes were saved';

function createOutageResponse({ isCommitUncertain }: Outage): Response {
  const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
  return Response.json(
    { errors: [{ message: isCommitUncertain ? uncertainOutageMessage : outageMessage }] },
    { status: 503, headers },
  );
}

/** Accounts also accept a password, which is not among Payload's fields. */
const passwordField: FlattenedField = { name: 'password', type: 'text' };

function bodyTargetOf(
  [slug, ...further]: readonly string[],
  request: Request,
  config: SanitizedConfig,
): BodyTarget {
  const collection = config.collections.find((collection) => collection.slug === slug);
  const isCreate = request.method === 'POST' && further.length === 0 && !isQueryOverride(request);
  const isUpload = !!collection?.upload;
  const fields = collection?.flattenedFields ?? [];
  const isVersionQuery = collection && further[0] === 'versions';
  const queryFields = isVersionQuery ? buildVersionCollectionFields(config, collection, true) : fields;
  return {
    fields: collection?.auth ? [...fields, passwordField] : fields,
    labelOf: (name) => getFieldLabelAt(name, collection?.fields ?? []),
    isUpload,
    requiresFile: isCreate && isUpload,
    findField: (path) => findFieldAt(path, queryFields, config),
    languages: getContentLocales(config),
    // The calls of the composer.
    isSingleLocale: slug === 'composing' || further.includes('composing'),
  };
}

async function validateRequest(
  request: Request,
  target: BodyTarget,
  resolveLimit: ResolveBodyLimit,
): Promise<Request> {
  if (!['POST', 'PATCH', 'PUT'].includes(request.method)) return request;
  const body = await checkBody(request, target, resolveLimit);
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  // The form is encoded again with a new boundary.
  if (body instanceof FormData) headers.delete('content-type');
  if (body !== '') return new Request(url, { method, headers, signal, body });
  // Payload's handlers expect a body.
  headers.set(
    'content-type',
    isQueryOverride(request) ? 'application/x-www-form-urlencoded' : 'application/json',
  );
  return new Request(url, { method, headers, signal, body: isQueryOverride(request) ? '' : '{}' });
}

function createErrorResponse(error: unknown, request: Request): Response {
  const isClientError =
    error instanceof APIError && (error.status < 500 || error instanceof ServiceBusyError);
  const status = isClientError ? error.status : 500;
  const message = isClientError ? error.message : reportFailure(error, request);
  const headers = {
    'cache-control': 'no-store',
    ...(error instanceof ServiceBusyError && { 'retry-after': '5' }),
  };
  const fields = isClientError && error.data ? { data: error.data } : {};
  return Response.json({ errors: [{ message, ...fields }] }, { status, headers });
}
