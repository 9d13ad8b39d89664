import type { FieldHook } from 'payload';
import { isOfOffice } from './staff-member';

/** What an office may not write is not in a copy that it makes: else it could copy nothing that has some of it. */
export const leaveHeld: FieldHook = ({ field, req, value }) => {
  if (!isOfOffice(req.user)) return value;
  if (field.type === 'array') return [];
  const usual: unknown = 'defaultValue' in field ? field.defaultValue : null;
  return typeof usual === 'function' ? null : (usual ?? null);
};
