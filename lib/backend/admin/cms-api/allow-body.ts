import { APIError, executeAuthStrategies, getPayload, type SanitizedConfig } from 'payload';
import { allowedFilesMessage } from '@/schemas/picture-files';
import { staffMember } from '../../access/staff-member';
import { apiLimits } from './api-limits';
import type { ReserveMemory } from './body-memory';
import type { ResolveBodyLimit } from './read-bytes';

/**
 * Limits the bytes to read from a request body: small bodies for anonymous clients, without a database
 * query; larger ones for staff while memory is available; files only for upload collections.
 */
export function bodyLimitFor(
  { headers }: Request,
  config: SanitizedConfig,
  { hasFile, reserveMemory }: { hasFile: boolean; reserveMemory: ReserveMemory },
): ResolveBodyLimit {
  const maxBytes = hasFile ? apiLimits.formBody : apiLimits.jsonBody;
  return async (size) => {
    if (size <= apiLimits.anonymousBody) return apiLimits.anonymousBody;
    if (size > maxBytes)
      throw new APIError(
        hasFile ? `Send less. ${allowedFilesMessage}` : `Send less: at most ${maxBytes / 1_000_000} MB`,
        413,
      );
    if (!(await isStaff(headers, config)))
      throw new APIError(`Sign in first, or send less: at most ${apiLimits.anonymousBody / 1_000} kB`, 413);
    const bytes = Number(headers.get('content-length')) || maxBytes;
    reserveMemory(bytes);
    return bytes;
  };
}

async function isStaff(headers: Headers, config: SanitizedConfig): Promise<boolean> {
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers, payload });
  return staffMember(user) !== null;
}
