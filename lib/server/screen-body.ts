import type { IncomingMessage } from 'node:http';
import { splitTarget } from './page-request.ts';
import type { Rejection } from './request-guard.ts';

/** Screens of staff, where Next takes a body for the arguments of a server action and fails on any other. */
const screenPaths = /^\/(?:admin|compose)(?:\/|$)/;
const formType = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;
const multipartType = /^\s*multipart\/form-data\s*(?:;|$)/i;
const actionHeader = 'next-action';
/** Next's limit for the arguments of a server action, in bytes. */
const MAX_BODY_BYTES = 1_048_576;

const unreadable: Rejection = { status: 400, message: 'The request body cannot be read.' };
const tooLarge: Rejection = { status: 413, message: `The body is limited to ${MAX_BODY_BYTES} bytes.` };

/** Whether the body of a request is read here before Next sees it. */
export const isScreenPost = ({ method, url }: IncomingMessage): boolean =>
  method === 'POST' && screenPaths.test(splitTarget(url).path);

/**
 * The body of a POST to a screen of staff, null for one that Next may read itself; a rejection when it cannot
 * be read. No screen takes a form without a server action.
 */
export async function readScreenBody(request: IncomingMessage): Promise<Buffer | Rejection | null> {
  const { headers } = request;
  const type = headers['content-type'] ?? '';
  const isAction = headers[actionHeader] !== undefined;
  if (!isAction) return formType.test(type) ? unreadable : null;
  const body = await readBytes(request);
  if (body === null) return tooLarge;
  const isReadable = multipartType.test(type) ? await isForm(body, type) : isJson(body);
  return isReadable ? body : unreadable;
}

async function readBytes(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks, size);
}

async function isForm(body: Buffer, type: string): Promise<boolean> {
  try {
    await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return true;
  } catch {
    return false;
  }
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}
