import type { CollectionBeforeChangeHook } from 'payload';
import { staffMember } from '../access/staff-member';
import { currentSession } from './current-session';

/**
 * A new address or password ends every session but the one it was changed in, and makes reset links that are
 * on their way worthless. (Of passwords, Payload ends the sessions itself.)
 */
export const endOtherSessions: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const isNewAddress =
    typeof data.email === 'string' && data.email.toLowerCase().trim() !== originalDoc?.email;
  if (operation !== 'update' || !(data.password || isNewAddress)) return data;
  const current = staffMember(req.user)?.id === originalDoc?.id ? currentSession(req) : undefined;
  const sessions: readonly { id: string }[] = originalDoc?.sessions ?? [];
  return {
    ...data,
    sessions: sessions.filter(({ id }) => id === current),
    resetPasswordToken: null,
    resetPasswordExpiration: null,
  };
};
