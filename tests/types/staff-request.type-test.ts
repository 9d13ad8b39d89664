import { createLocalReq, type Payload, type TypedUser } from 'payload';
import type { StaffRequest } from '@/lib/backend/composer-api/documents/composer-record';

const staffIdOf = (req: StaffRequest): number => req.user.id;

export async function checkRequestTypes(payload: Payload, user: TypedUser): Promise<void> {
  const req = await createLocalReq({}, payload);
  // @ts-expect-error Anybody may have sent it.
  staffIdOf(req);
  staffIdOf(Object.assign(req, { user }));
}
