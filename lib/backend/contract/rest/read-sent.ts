import { isJson, readBody } from '@/lib/backend/contract/http/read-body';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';

const asForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Whether a browser sent a form by itself, and shows what is answered as a page. */
export const isPlainForm = (request: Request): boolean =>
  asForm.test(request.headers.get('content-type') ?? '') &&
  (request.headers.get('accept') ?? '').includes('text/html');

/**
 * What a form sent, by name, from JSON or as browsers send one; a name that comes twice counts as it came last.
 * @throws RestFault when it is too large, of another type, or not what its type says.
 */
export async function readSent(request: Request): Promise<Map<string, unknown>> {
  const text = await readBody(request, requestLimits.bodySize);
  if (text === null) throw new RestFault(413, 'The request is too large.');
  if (isJson(request)) return new Map(Object.entries(parseObject(text)));
  const type = request.headers.get('content-type') ?? '';
  if (!asForm.test(type))
    throw new RestFault(
      415,
      'Send the form as application/json, multipart/form-data or application/x-www-form-urlencoded.',
    );
  try {
    return new Map(await new Response(text, { headers: { 'content-type': type } }).formData());
  } catch {
    throw new RestFault(400, 'The request body is no form.');
  }
}

function parseObject(text: string): object {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new RestFault(400, 'The request body is not JSON.');
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  throw new RestFault(400, 'The request body is not an object.');
}
