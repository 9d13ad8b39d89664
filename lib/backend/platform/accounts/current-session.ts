import type { PayloadRequest } from 'payload';

/** The session id of a request, if it has one. */
export function sessionIdOf({ user }: PayloadRequest): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined;
}
