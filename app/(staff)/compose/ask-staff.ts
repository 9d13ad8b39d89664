import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { type StaffRequest, staffRequest } from '@/lib/backend/composing/composed-record';
import type { Locale } from '@/schemas/locale';

/** The member of staff who asks; anybody else is led to the sign-in, and from there to `here`. */
export async function askStaff(here: string, locale?: Locale): Promise<StaffRequest> {
  const req = await staffRequest(await headers(), locale);
  return req ?? redirect(`/admin/login?redirect=${encodeURIComponent(here)}`);
}
