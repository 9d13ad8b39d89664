import { createGraphqlServer } from '@/lib/backend/contract/graphql-endpoint';
import { isJson, readBody } from '@/lib/backend/contract/read-body';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { hasRemoteContent } from '@/lib/backend/environment';
import { environment } from '@/lib/environment';

function errorResponse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers });
}

let server: ReturnType<typeof createGraphqlServer> | undefined;

/**
 * Handles `/graphql`. Accepts POST with a JSON body only: simple requests, which any website can make a
 * browser send, are rejected. Responds 404 on an instance that reads its content from another server.
 */
export async function serveGraphql(request: Request): Promise<Response> {
  if (hasRemoteContent())
    return errorResponse(404, 'This site has no content of its own; ask the server it reads from.');
  if (request.method !== 'POST') return errorResponse(405, 'Send the query by POST.', { allow: 'POST' });
  if (!isJson(request)) return errorResponse(415, 'Send the query as application/json.');
  const body = await readBody(request, requestLimits.bodySize);
  if (body === null)
    return errorResponse(413, `The request is too large: at most ${requestLimits.bodySize} bytes are allowed.`);
  if (/^\s*\[/.test(body)) return errorResponse(400, 'Send one query a request.');
  server ??= createGraphqlServer({ introspection: !environment.isProduction() });
  const { url, headers } = request;
  return server.fetch(new Request(url, { method: 'POST', headers, body }));
}
