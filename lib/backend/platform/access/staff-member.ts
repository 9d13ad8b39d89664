import type { TypedUser } from 'payload';

export type StaffMember = {
  id: number;
  role: 'network-admin' | 'network-editor' | 'office-editor';
  /** Ids of the offices that an office editor is assigned to; empty means none. */
  offices: number[];
};

/** The staff account of a request, or null for the public. Relations may be ids or populated documents. */
export function getStaffMember(user: Partial<TypedUser> | null | undefined): StaffMember | null {
  if (user?.collection !== 'staff' || user.id === undefined || !user.role) return null;
  const offices = (user.offices ?? []).map((office) => (typeof office === 'number' ? office : office.id));
  return { id: user.id, role: user.role, offices };
}

/** Whether the role covers the whole network. */
export function isNetworkStaff(member: StaffMember | null): boolean {
  return member?.role === 'network-admin' || member?.role === 'network-editor';
}

export function isNetworkAdmin(member: StaffMember | null): boolean {
  return member?.role === 'network-admin';
}

/** Whether the user works for an office. False without an account, as in system calls. */
export function isOfficeStaff(user: Partial<TypedUser> | null | undefined): boolean {
  const member = getStaffMember(user);
  return member !== null && !isNetworkStaff(member);
}
