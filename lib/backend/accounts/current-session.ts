import type { PayloadRequest } from 'payload';

/** The session a request is made in, when it is made in one. */
export function currentSession({ user }: PayloadRequest): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined;
}
