import type { PayloadRequest } from 'payload';
import { type BuyerSession, findSessionByCookie, readSessionToken } from '@/lib/backend/buyers/sessions';
import { deriveInfoToken } from '@/lib/backend/buyers/tokens';
import { RestError } from '@/lib/backend/contract/rest/rest-error';

/**
 * The session of a request.
 * @throws RestError 401 without a valid one; its message is the debug message of the specification (section 4).
 */
export async function requireSession(
  request: Request,
  req: PayloadRequest,
): Promise<BuyerSession & { infoToken: string }> {
  const token = readSessionToken(request.headers);
  if (!token) throw new RestError(401, 'Invalid token');
  const found = await findSessionByCookie(token, req);
  if ('issue' in found) throw new RestError(401, found.issue);
  return { ...found.session, infoToken: deriveInfoToken(token) };
}
