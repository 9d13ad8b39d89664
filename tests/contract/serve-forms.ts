import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ServedForms = { url: string; stop: () => Promise<void> };

/** Serves the site's route files over HTTP for browsers and npm clients. The contract must be running. */
export async function serveForms(): Promise<ServedForms> {
  const { POST } = await import('@/app/api/forms/[form]/route');
  const { GET } = await import('@/app/sanctum/csrf-cookie/route');
  const subscription = await import('@/app/api/newsletter/[action]/route');
  const newsletter = (request: Request, action: string) =>
    (request.method === 'POST' ? subscription.POST : subscription.GET)(request, {
      params: Promise.resolve({ action }),
    });
  const { POST: answerBuyerCall } = await import('@/app/api/buyer/[call]/route');
  const { POST: answerPasskey } = await import('@/app/api/buyer-passkey/[step]/route');
  const buyerLinks = await import('@/app/api/buyer-links/[action]/route');
  const { POST: answerQuery } = await import('@/app/graphql/route');
  const answer = (request: Request): Response | Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/sanctum/csrf-cookie') return GET(request);
    const [, action] = /^\/api\/newsletter\/(.*)$/.exec(pathname) ?? [];
    if (action !== undefined) return newsletter(request, action);
    const [, call] = /^\/api\/buyer\/(.*)$/.exec(pathname) ?? [];
    if (call !== undefined) return answerBuyerCall(request, { params: Promise.resolve({ call }) });
    const [, link] = /^\/api\/buyer-links\/(.*)$/.exec(pathname) ?? [];
    if (link !== undefined)
      return buyerLinks[request.method === 'POST' ? 'POST' : 'GET'](request, {
        params: Promise.resolve({ action: link }),
      });
    const [, step] = /^\/api\/buyer-passkey\/(.*)$/.exec(pathname) ?? [];
    if (step !== undefined) return answerPasskey(request, { params: Promise.resolve({ step }) });
    if (pathname === '/graphql') return answerQuery(request);
    return POST(request, { params: Promise.resolve({ form: pathname.replace('/api/forms/', '') }) });
  };
  const server = createServer(async (incoming, outgoing) => {
    const response = await answer(await toRequest(incoming));
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
    const cookies = response.headers.getSetCookie();
    outgoing.writeHead(response.status, { ...Object.fromEntries(headers), 'set-cookie': cookies });
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address()) satisfies AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  const body = incoming.method === 'POST' ? await text(incoming) : undefined;
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers,
    ...(body && { body }),
  });
}
