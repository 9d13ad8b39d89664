import { type CollectionBeforeValidateHook, ValidationError } from 'payload';

const shortest = 12;

/** @throws ValidationError when a new password has fewer than twelve characters. */
export const requireLongPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password;
  if (typeof password === 'string' && password.length < shortest) {
    const message = `Choose a password of at least ${shortest} characters`;
    throw new ValidationError({ collection: 'staff', errors: [{ path: 'password', message }], req });
  }
  return data;
};
