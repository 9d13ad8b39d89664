import { createGraphqlServer } from '@/lib/backend/contract/http/graphql-server';
import { isJson, readBody } from '@/lib/backend/contract/http/read-body';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { hasRemoteContent } from '@/lib/backend/environment';
import { environment } from '@/lib/environment';

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers });
}

let server: ReturnType<typeof createGraphqlServer> | undefined;

/**
 * Answers `/graphql`. Only POST with a JSON body is a question: simple requests, which any website can make
 * a browser send, are refused. Answers 404 on an instance that reads its content from elsewhere.
 */
export async function serveGraphql(request: Request): Promise<Response> {
  if (hasRemoteContent())
    return refuse(404, 'This site has no content of its own; ask the server it reads from.');
  if (request.method !== 'POST') return refuse(405, 'Send the query by POST.', { allow: 'POST' });
  if (!isJson(request)) return refuse(415, 'Send the query as application/json.');
  const body = await readBody(request, requestLimits.bodySize);
  if (body === null)
    return refuse(413, `The request is too large: at most ${requestLimits.bodySize} bytes are allowed.`);
  if (/^\s*\[/.test(body)) return refuse(400, 'Send one query a request.');
  server ??= createGraphqlServer({ introspection: !environment.isProduction() });
  const { url, headers } = request;
  return server.fetch(new Request(url, { method: 'POST', headers, body }));
}
