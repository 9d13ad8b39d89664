import { APIError, type FlattenedField } from 'payload';
import { apiLimits } from './api-limits';
import { checkFields } from './check-fields';
import { checkJson, checkText, parseObject } from './check-json';
import { checkQuery } from './check-query';
import { readBytes } from './read-bytes';

/** True for a query too long for an address, which the admin sends as a form. */
export function isQuery(request: Request): boolean {
  const override = ['x-payload-http-method-override', 'x-http-method-override'];
  return request.method === 'POST' && override.some((name) => request.headers.get(name) === 'GET');
}

/**
 * The body of a call about a collection with these fields, checked, as it is to be read from here on: what
 * Payload reads is what was checked.
 * @throws APIError with the status to refuse it with.
 */
export async function checkBody(
  request: Request,
  fields: readonly FlattenedField[],
): Promise<string | FormData> {
  const contentType = request.headers.get('content-type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'multipart/form-data';
  const bytes = await readBytes(request, isForm ? apiLimits.form : apiLimits.json);
  if (bytes.byteLength === 0) return '';
  if (isForm) return checkForm(bytes, contentType, fields);
  if (type !== (isQuery(request) ? 'application/x-www-form-urlencoded' : 'application/json'))
    throw new APIError('Send the request as application/json', 415);
  const text = new TextDecoder().decode(bytes);
  if (isQuery(request)) checkQuery(text);
  else checkFields(parseObject(text), fields);
  return text;
}

async function checkForm(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  known: readonly FlattenedField[],
): Promise<FormData> {
  const form = await readForm(bytes, type);
  for (const [name, value] of form) {
    checkText(name);
    checkText(typeof value === 'string' ? value : value.name);
    if (name in {}) throw new APIError(`Rename the field ${name}: this name is reserved`, 400);
  }
  const [fields, ...more] = form.getAll('_payload');
  if (more.length > 0 || (fields !== undefined && typeof fields !== 'string'))
    throw new APIError('Send the fields once, as JSON, in _payload', 400);
  if (fields !== undefined) checkFields(parseObject(fields), known);
  const file = form.get('file');
  if (typeof file === 'string') checkJson(parseObject(file));
  return form;
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new APIError('Send a whole form: this one could not be read', 400);
  }
}
