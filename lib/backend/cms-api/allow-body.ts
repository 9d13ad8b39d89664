import { APIError, executeAuthStrategies, getPayload, type SanitizedConfig } from 'payload';
import { chooseAllowed } from '@/schemas/picture-files';
import { staffMember } from '../access/staff-member';
import { apiLimits } from './api-limits';
import type { TakeRoom } from './hold-room';
import type { Allow } from './read-bytes';

/**
 * What may be read of a request's body: little of anybody, without a question to the database; more of staff, while there
 * is room for it; a file only where records are made of files.
 */
export function allowBody(
  { headers }: Request,
  config: SanitizedConfig,
  { withFile, takeRoom }: { withFile: boolean; takeRoom: TakeRoom },
): Allow {
  const most = withFile ? apiLimits.form : apiLimits.json;
  return async (size) => {
    if (size <= apiLimits.stranger) return apiLimits.stranger;
    if (size > most)
      throw new APIError(
        withFile ? `Send less. ${chooseAllowed}` : `Send less: at most ${most / 1_000_000} MB`,
        413,
      );
    if (!(await isStaff(headers, config)))
      throw new APIError(`Sign in first, or send less: at most ${apiLimits.stranger / 1_000} kB`, 413);
    const room = Number(headers.get('content-length')) || most;
    takeRoom(room);
    return room;
  };
}

async function isStaff(headers: Headers, config: SanitizedConfig): Promise<boolean> {
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers, payload });
  return staffMember(user) !== null;
}
