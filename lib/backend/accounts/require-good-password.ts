import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { passwordFault } from './password-fault';
import { refuseField } from './refuse-field';

const account = z.object({ email: z.string().default(''), name: z.string().nullish() });
const reset = z.object({ data: z.object({ token: z.string().min(1), password: z.string() }) });

/** When an account is made or changed. @throws ValidationError when its new password is a poor one. */
export const requireGoodPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password;
  if (typeof password === 'string' && password !== '')
    await check(password, { ...originalDoc, ...data }, req);
  return data;
};

/** When a password is set by a link from a mail, which runs none of the above. */
export const requireGoodReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args;
  const given = reset.safeParse(args);
  if (!given.success) return args;
  const { token, password } = given.data.data;
  const where = { resetPasswordToken: { equals: token } };
  const owner = await req.payload.db.findOne({ collection: 'staff', where, req });
  // Without one Payload refuses the link, and nobody has words weighed for nothing.
  if (owner) await check(password, owner, req);
  return args;
};

async function check(password: string, owner: unknown, req: PayloadRequest): Promise<void> {
  const { email = '', name } = account.safeParse(owner).data ?? {};
  const message = await passwordFault(password, [email, name ?? '']);
  if (message) refuseField('password', message, req);
}
