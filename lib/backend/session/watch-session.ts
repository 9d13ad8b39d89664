import { z } from 'zod';

type Screen = {
  send: typeof fetch;
  /** Says that the session has ended. */
  tellEnd: () => void;
  /** A change went through: who was told of an end has signed in again. */
  clearEnd: () => void;
};

const me = '/cms-api/staff/me';
const refresh = '/cms-api/staff/refresh-token';
/** What makes, ends or asks for a session. */
const ofSession =
  /^\/cms-api\/staff\/(me|login|logout|refresh-token|forgot-password|reset-password|first-register)$/;
/** In milliseconds: half of how long a session lasts. */
const late = 4 * 60 * 60 * 1000;

const answerSchema = z.looseObject({ user: z.unknown(), exp: z.number().optional() });

/**
 * `fetch` for the CMS's screens. Payload's leave the form by themselves when the session ends; here they do not learn when,
 * whoever works stays signed in, and a change that comes too late is answered with what happened.
 */
export function watchSession({ send, tellEnd, clearEnd }: Screen): typeof fetch {
  let endsAt = Number.POSITIVE_INFINITY;

  async function withoutEnd(answer: Response): Promise<Response> {
    const { data } = answerSchema.safeParse(
      await answer
        .clone()
        .json()
        .catch(() => null),
    );
    if (data?.exp === undefined) return answer;
    const { exp, ...rest } = data;
    endsAt = exp * 1000;
    return Response.json(rest, { status: answer.status });
  }

  async function hasEnded(): Promise<boolean> {
    const answer = await send(me, { credentials: 'include' });
    const { data } = answerSchema.safeParse(await answer.json().catch(() => null));
    return answer.ok && data !== undefined && !data.user;
  }

  return async (input, init) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      window.location.href,
    );
    const answer = await send(input, init);
    if (ofSession.test(pathname)) return answer.ok ? withoutEnd(answer) : answer;
    if (!pathname.startsWith('/cms-api/') || !isChange(init)) return answer;
    if (answer.ok) {
      clearEnd();
      if (endsAt - Date.now() < late) void send(refresh, { method: 'POST' }).then(withoutEnd, () => null);
      return answer;
    }
    if ((answer.status !== 401 && answer.status !== 403) || !(await hasEnded())) return answer;
    tellEnd();
    const errors = searchParams.has('autosave') ? [] : [{ message: 'Not saved' }];
    return Response.json({ errors }, { status: answer.status });
  };
}

/** Payload asks for long lists by POST too. */
function isChange(init: RequestInit | undefined): boolean {
  const method = init?.method?.toUpperCase() ?? 'GET';
  return method !== 'GET' && new Headers(init?.headers).get('x-payload-http-method-override') !== 'GET';
}
