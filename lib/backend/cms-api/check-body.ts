import { APIError, type FlattenedField } from 'payload';
import { checkFields } from './check-fields';
import { checkText, parseObject } from './check-json';
import { type Askable, checkQuery } from './check-query';
import { type Allow, readBytes } from './read-bytes';

/** True for a query too long for an address, which the admin sends as a form. */
export function isQuery(request: Request): boolean {
  const override = ['x-payload-http-method-override', 'x-http-method-override'];
  return request.method === 'POST' && override.some((name) => request.headers.get(name) === 'GET');
}

/** What a body is about. */
export type Subject = Askable & {
  fields: readonly FlattenedField[];
  /** What its form calls a field. */
  labelOf: (name: string) => string;
  /** Its records are made of files. */
  takesFile: boolean;
  /** A record made of a file, which has to come with it: Payload would fetch one from wherever it is told. */
  needsFile: boolean;
};

const typeOf = ({ headers }: Request) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/** True for a body in parts, one of which may be a file. */
export const isForm = (request: Request): boolean => typeOf(request) === 'multipart/form-data';

/**
 * The body of a call about such a subject, checked, as it is to be read from here on: what
 * Payload reads is what was checked.
 * @throws APIError with the status to refuse it with.
 */
export async function checkBody(
  request: Request,
  subject: Subject,
  allow: Allow,
): Promise<string | FormData> {
  if (subject.needsFile && !isForm(request)) throw new APIError(sendFile, 400);
  const bytes = await readBytes(request, allow);
  if (bytes.byteLength === 0) return '';
  if (isForm(request)) return checkForm(await readForm(bytes, request.headers), subject);
  if (typeOf(request) !== (isQuery(request) ? 'application/x-www-form-urlencoded' : 'application/json'))
    throw new APIError('Send the request as application/json', 415);
  const text = new TextDecoder().decode(bytes);
  if (isQuery(request)) checkQuery(text, subject);
  else checkFields(parseObject(text), subject.fields, subject);
  return text;
}

const sendFile = 'Choose a picture first. Programs send it in the field “file” of a form';
const sendFields =
  'Send the fields as one JSON object: in the part _payload of the form, or as application/json';

function checkForm(form: FormData, subject: Subject): FormData {
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
  if (fields !== undefined) checkFields(parseObject(fields), subject.fields, subject);
  const file = form.get('file');
  if (typeof file === 'string' || (file === null && subject.needsFile)) throw new APIError(sendFile, 400);
  // Of a form without them Payload's handlers read fields of what is not there.
  if (fields === undefined && !(subject.takesFile && file !== null)) throw new APIError(sendFields, 400);
  return form;
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<FormData> {
  const type = headers.get('content-type') ?? '';
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new APIError('Send a whole form: this one could not be read', 400);
  }
}
