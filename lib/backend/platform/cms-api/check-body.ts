import {
  APIError,
  executeAuthStrategies,
  type FlattenedField,
  getPayload,
  type SanitizedConfig,
} from 'payload';
import { allowedFilesMessage } from '@/schemas/picture-files';
import { getStaffMember } from '../access/staff-member';
import { apiLimits } from './api-limits';
import type { ReserveMemory } from './body-memory';
import { checkFields } from './check-fields';
import { checkText, parseJsonObject } from './check-json';
import { checkQuery, type QueryTarget } from './check-query';

/**
 * Resolves the number of bytes that may be read from a body of at least `size` bytes. @throws APIError when
 * the body is too large.
 */
export type ResolveBodyLimit = (size: number) => Promise<number>;

/**
 * Reads the body up to its limit. The limit is resolved from `Content-Length` first, and again when the body
 * is longer.
 */
async function readBody(request: Request, resolveLimit: ResolveBodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    let limit = await resolveLimit(Number(request.headers.get('content-length') ?? 0));
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      size += chunk.value.byteLength;
      if (size > limit) limit = await resolveLimit(size);
      chunks.push(chunk.value);
    }
  } catch (error) {
    await reader.cancel();
    throw error;
  }
  return Buffer.concat(chunks, size);
}

/** Whether the request is a query too long for a URL, which the admin UI sends as a form. */
export function isQueryOverride(request: Request): boolean {
  const override = ['x-payload-http-method-override', 'x-http-method-override'];
  return request.method === 'POST' && override.some((name) => request.headers.get(name) === 'GET');
}

/** The collection that a request body is validated against. */
export type BodyTarget = QueryTarget & {
  fields: readonly FlattenedField[];
  /** The label of a field in the form. */
  labelOf: (name: string) => string;
  /** Whether the collection stores files. */
  isUpload: boolean;
  /**
   * Whether a file must be part of the body. Without one, Payload would fetch a file from a submitted URL.
   */
  requiresFile: boolean;
};

const contentTypeOf = ({ headers }: Request) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Whether the body is multipart form data, which may contain a file. */
export const isMultipart = (request: Request): boolean => contentTypeOf(request) === 'multipart/form-data';

/**
 * Validates the body of a request. Returns the body to pass on, so that Payload parses exactly what was
 * checked.
 * @throws APIError with the response status.
 */
export async function checkBody(
  request: Request,
  target: BodyTarget,
  resolveLimit: ResolveBodyLimit,
): Promise<string | FormData> {
  if (target.requiresFile && !isMultipart(request)) throw new APIError(missingFileMessage, 400);
  const bytes = await readBody(request, resolveLimit);
  if (bytes.byteLength === 0) return '';
  if (isMultipart(request)) return checkMultipart(await parseForm(bytes, request.headers), target);
  if (
    contentTypeOf(request) !==
    (isQueryOverride(request) ? 'application/x-www-form-urlencoded' : 'application/json')
  )
    throw new APIError('Send the request as application/json', 415);
  const text = new TextDecoder().decode(bytes);
  if (isQueryOverride(request)) checkQuery(text, target);
  else checkFields(parseJsonObject(text), target.fields, target);
  return text;
}

const missingFileMessage = 'Choose a picture first. Programs send it in the field “file” of a form';
const missingFieldsMessage =
  'Send the fields as one JSON object: in the part _payload of the form, or as application/json';

function checkMultipart(form: FormData, target: BodyTarget): FormData {
  for (const [name, value] of form) {
    checkText(name);
    checkText(typeof value === 'string' ? value : value.name);
    if (typeof value !== 'string' && /\p{Cc}/u.test(value.name))
      throw new APIError('Rename the file: its name has a control character', 400);
    if (name in {}) throw new APIError(`Rename the field ${name}: this name is reserved`, 400);
  }
  const [fields, ...more] = form.getAll('_payload');
  if (more.length > 0 || (fields !== undefined && typeof fields !== 'string'))
    throw new APIError('Send the fields once, as JSON, in _payload', 400);
  if (fields !== undefined) checkFields(parseJsonObject(fields), target.fields, target);
  const file = form.get('file');
  if (typeof file === 'string' || (file === null && target.requiresFile))
    throw new APIError(missingFileMessage, 400);
  // Payload's handlers dereference the fields of a form without checking that they exist.
  if (fields === undefined && !(target.isUpload && file !== null))
    throw new APIError(missingFieldsMessage, 400);
  return form;
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<FormData> {
  const type = headers.get('content-type') ?? '';
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new APIError('Send a whole form: this one could not be read', 400);
  }
}

/**
 * Limits the bytes to read from a request body: small bodies for anonymous clients, without a database
 * query; larger ones for staff while memory is available; files only for upload collections.
 */
export function createBodyLimitResolver(
  { headers }: Request,
  config: SanitizedConfig,
  { hasFile, reserveMemory }: { hasFile: boolean; reserveMemory: ReserveMemory },
): ResolveBodyLimit {
  const maxBytes = hasFile ? apiLimits.formBodyBytes : apiLimits.jsonBodyBytes;
  return async (size) => {
    if (size <= apiLimits.anonymousBodyBytes) return apiLimits.anonymousBodyBytes;
    if (size > maxBytes)
      throw new APIError(
        hasFile ? `Send less. ${allowedFilesMessage}` : `Send less: at most ${maxBytes / 1_000_000} MB`,
        413,
      );
    if (!(await isStaff(headers, config)))
      throw new APIError(
        `Sign in first, or send less: at most ${apiLimits.anonymousBodyBytes / 1_000} kB`,
        413,
      );
    const bytes = Number(headers.get('content-length')) || maxBytes;
    reserveMemory(bytes);
    return bytes;
  };
}

async function isStaff(headers: Headers, config: SanitizedConfig): Promise<boolean> {
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers, payload });
  return getStaffMember(user) !== null;
}
