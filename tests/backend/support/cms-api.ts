import { z } from 'zod';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Call = {
  method?: Method;
  /** Sent as JSON; text and forms as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The address the request comes from. */
  from?: string;
};
export type CmsApi = (path: string, call?: Call) => Promise<Response>;

/** The CMS's API as the site's route file answers it. Start the backend first. */
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

/** The header with which an account's calls are made. @throws when the sign-in is refused. */
export async function signIn(api: CmsApi, email: string, password: string): Promise<Record<string, string>> {
  const answer = await api('/staff/login', { method: 'POST', body: { email, password } });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  return { authorization: `JWT ${token}` };
}

const signedIn = new WeakMap<CmsApi, Map<string, Promise<Record<string, string>>>>();

/** The same for whoever asks often in one name: a password is compared once, for a sixth of a second of processor. */
export function signInOnce(api: CmsApi, email: string, password: string): Promise<Record<string, string>> {
  const known = signedIn.get(api) ?? new Map<string, Promise<Record<string, string>>>();
  signedIn.set(api, known);
  const headers = known.get(email) ?? signIn(api, email, password);
  known.set(email, headers);
  return headers;
}
