import { z } from 'zod';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Call = {
  method?: Method;
  /** Objects are sent as JSON, text and forms unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The client address of the request. */
  from?: string;
};
export type CmsApi = (path: string, call?: Call) => Promise<Response>;

/** Calls the route file of the CMS API. The backend must be running. */
export async function openCmsApi(): Promise<CmsApi> {
  const route = await import('@/app/(cms)/cms-api/[...slug]/route');
  return async (path, { method = 'GET', body, headers = {}, from = '192.0.2.1' } = {}) => {
    const url = new URL(`http://localhost:3000/cms-api${path}`);
    const slug = url.pathname.split('/').slice(2).map(decodeURIComponent);
    const sent = typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
    const request = new Request(url, {
      method,
      headers: {
        'x-client-address': from,
        ...(sent !== undefined && !(sent instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    });
    return route[method](request, { params: Promise.resolve({ slug }) });
  };
}

/** Signs in and returns the authorization header. @throws when the sign-in is refused. */
export async function signIn(api: CmsApi, email: string, password: string): Promise<Record<string, string>> {
  const answer = await api('/staff/login', { method: 'POST', body: { email, password } });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  return { authorization: `JWT ${token}` };
}

const signedIn = new WeakMap<CmsApi, Map<string, Promise<Record<string, string>>>>();

/** Signs in once per email address, as a password check takes a sixth of a second of CPU time. */
export function signInCached(api: CmsApi, email: string, password: string): Promise<Record<string, string>> {
  const cached = signedIn.get(api) ?? new Map<string, Promise<Record<string, string>>>();
  signedIn.set(api, cached);
  const headers = cached.get(email) ?? signIn(api, email, password);
  cached.set(email, headers);
  return headers;
}
