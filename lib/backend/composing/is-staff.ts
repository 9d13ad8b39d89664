import { staffMember } from '../access/staff-member';
import { getBackend } from '../payload';

/** Whether a request is that of a member of staff who is signed in: by the CMS's own session. */
export async function isStaff(headers: Headers): Promise<boolean> {
  const payload = await getBackend();
  const { user } = await payload.auth({ headers });
  return staffMember(user) !== null;
}
