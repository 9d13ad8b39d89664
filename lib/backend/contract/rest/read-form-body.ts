import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { isJson, readBody } from '@/lib/backend/contract/read-body';
import { RestError } from '@/lib/backend/contract/rest/rest-error';

const formContentType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** True when a browser submitted the form without JavaScript and displays the response as a page. */
export const isBrowserFormPost = (request: Request): boolean =>
  formContentType.test(request.headers.get('content-type') ?? '') &&
  (request.headers.get('accept') ?? '').includes('text/html');

/**
 * The fields of a form by name, from JSON or a form encoding. Of repeated names the last one counts.
 * @throws RestError when the body is too large, of another type, or malformed.
 */
export async function readFormBody(request: Request): Promise<Map<string, unknown>> {
  const text = await readBody(request, requestLimits.bodyBytes);
  if (text === null) throw new RestError(413, 'The request is too large.');
  if (isJson(request)) return new Map(Object.entries(parseObject(text)));
  const type = request.headers.get('content-type') ?? '';
  if (!formContentType.test(type))
    throw new RestError(
      415,
      'Send the form as application/json, multipart/form-data or application/x-www-form-urlencoded.',
    );
  try {
    return new Map(await new Response(text, { headers: { 'content-type': type } }).formData());
  } catch {
    throw new RestError(400, 'The request body is not a form.');
  }
}

function parseObject(text: string): object {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new RestError(400, 'The request body is not JSON.');
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  throw new RestError(400, 'The request body is not an object.');
}
