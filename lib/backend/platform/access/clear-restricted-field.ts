import type { FieldHook } from 'payload';
import { isOfficeStaff } from './staff-member';

/**
 * Clears a restricted field in a duplicate that an office editor creates. Otherwise the write would be
 * rejected and the document could not be duplicated.
 */
export const clearRestrictedField: FieldHook = ({ field, req, value }) => {
  if (!isOfficeStaff(req.user)) return value;
  if (field.type === 'array') return [];
  const defaultValue: unknown = 'defaultValue' in field ? field.defaultValue : null;
  return typeof defaultValue === 'function' ? null : (defaultValue ?? null);
};
