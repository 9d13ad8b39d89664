import { z } from 'zod';

type SessionFetchOptions = {
  send: typeof fetch;
  /** Reports that the session has expired. */
  showExpired: () => void;
  /** A change was saved: clears the report. */
  clearExpired: () => void;
};

const sessionUrl = '/cms-api/staff/me';
const refreshUrl = '/cms-api/staff/refresh-token';
/** Endpoints that create, end or query a session. */
const sessionEndpointPattern =
  /^\/cms-api\/staff\/(me|login|logout|refresh-token|forgot-password|reset-password|first-register)$/;
/** Half of the session lifetime, in ms; less remaining time triggers a refresh. */
const REFRESH_BEFORE_MS = 4 * 60 * 60 * 1000;

const sessionSchema = z.looseObject({ user: z.unknown(), exp: z.number().optional() });

/**
 * Creates a `fetch` for the admin screens. Payload closes the form when the session expires; this removes
 * the expiry time from responses, refreshes the session while the user works, and reports an expired session
 * when a change is rejected.
 */
export function createSessionFetch({ send, showExpired, clearExpired }: SessionFetchOptions): typeof fetch {
  let endsAt = Number.POSITIVE_INFINITY;

  async function withoutExpiry(response: Response): Promise<Response> {
    const { data } = sessionSchema.safeParse(
      await response
        .clone()
        .json()
        .catch(() => null),
    );
    if (data?.exp === undefined) return response;
    const { exp, ...rest } = data;
    endsAt = exp * 1000;
    return Response.json(rest, { status: response.status });
  }

  async function hasEnded(): Promise<boolean> {
    const response = await send(sessionUrl, { credentials: 'include' });
    const { data } = sessionSchema.safeParse(await response.json().catch(() => null));
    return response.ok && data !== undefined && !data.user;
  }

  return async (input, init) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      window.location.href,
    );
    const response = await send(input, init);
    if (sessionEndpointPattern.test(pathname)) return response.ok ? withoutExpiry(response) : response;
    if (!pathname.startsWith('/cms-api/') || !isChange(init)) return response;
    if (response.ok) {
      clearExpired();
      if (endsAt - Date.now() < REFRESH_BEFORE_MS)
        void send(refreshUrl, { method: 'POST' }).then(withoutExpiry, () => null);
      return response;
    }
    if ((response.status !== 401 && response.status !== 403) || !(await hasEnded())) return response;
    showExpired();
    const errors = searchParams.has('autosave') ? [] : [{ message: 'Not saved' }];
    return Response.json({ errors }, { status: response.status });
  };
}

/** Payload also requests long lists by POST. */
function isChange(init: RequestInit | undefined): boolean {
  const method = init?.method?.toUpperCase() ?? 'GET';
  return method !== 'GET' && new Headers(init?.headers).get('x-payload-http-method-override') !== 'GET';
}
