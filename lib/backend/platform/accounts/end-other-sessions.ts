import type { CollectionBeforeChangeHook } from 'payload';
import { staffMember } from '../../access/staff-member';
import { sessionIdOf } from './current-session';

/**
 * Ends all other sessions and invalidates reset tokens when the email address or the password changes.
 * (Payload itself ends the sessions on a password change.)
 */
export const endOtherSessions: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const hasNewEmail =
    typeof data.email === 'string' && data.email.toLowerCase().trim() !== originalDoc?.email;
  if (operation !== 'update' || !(data.password || hasNewEmail)) return data;
  const currentId = staffMember(req.user)?.id === originalDoc?.id ? sessionIdOf(req) : undefined;
  const sessions: readonly { id: string }[] = originalDoc?.sessions ?? [];
  return {
    ...data,
    sessions: sessions.filter(({ id }) => id === currentId),
    resetPasswordToken: null,
    resetPasswordExpiration: null,
  };
};
