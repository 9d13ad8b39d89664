import type { TypedUser } from 'payload';

export type StaffMember = {
  id: number;
  role: 'network-admin' | 'network-editor' | 'office-editor';
  /** Ids of the offices an office editor is bound to; empty means none. */
  offices: number[];
};

/** The account behind a request, or null for the public. Relations may be ids or whole documents. */
export function staffMember(user: Partial<TypedUser> | null | undefined): StaffMember | null {
  if (user?.collection !== 'staff' || user.id === undefined || !user.role) return null;
  const offices = (user.offices ?? []).map((office) => (typeof office === 'number' ? office : office.id));
  return { id: user.id, role: user.role, offices };
}

/** True for the two roles that work on the whole network. */
export function isNetworkStaff(member: StaffMember | null): boolean {
  return member?.role === 'network-admin' || member?.role === 'network-editor';
}

export function isNetworkAdmin(member: StaffMember | null): boolean {
  return member?.role === 'network-admin';
}

/** Whoever works for an office; the system itself has no account. */
export function isOfOffice(user: Partial<TypedUser> | null | undefined): boolean {
  const member = staffMember(user);
  return member !== null && !isNetworkStaff(member);
}
