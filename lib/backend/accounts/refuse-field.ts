import { type PayloadRequest, ValidationError } from 'payload';

/**
 * Refuses what was filled in, in our words. Payload's own message only names the field, and its form of an account
 * closes the fields of the password before their errors are shown.
 */
export function refuseField(path: string, message: string, req: PayloadRequest): never {
  const refusal = new ValidationError({ collection: 'staff', errors: [{ path, message }], req });
  refusal.message = message;
  throw refusal;
}
