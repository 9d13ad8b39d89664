import { createLocalReq, type Payload, type TypedUser } from 'payload';
import type { StaffRequest } from '@/lib/backend/composing/composed-record';

const ofStaff = (req: StaffRequest): number => req.user.id;

export async function ask(payload: Payload, user: TypedUser): Promise<void> {
  const req = await createLocalReq({}, payload);
  // @ts-expect-error Anybody may have sent it.
  ofStaff(req);
  ofStaff(Object.assign(req, { user }));
}
