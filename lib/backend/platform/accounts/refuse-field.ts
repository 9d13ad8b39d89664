import { type PayloadRequest, ValidationError } from 'payload';

/**
 * Rejects a submitted field with our own message. Payload's own message only names the field, and its
 * account form collapses the password fields before their errors are visible.
 */
export function rejectField(path: string, message: string, req: PayloadRequest): never {
  const error = new ValidationError({ collection: 'staff', errors: [{ path, message }], req });
  error.message = message;
  throw error;
}
