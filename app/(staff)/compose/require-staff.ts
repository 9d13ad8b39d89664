import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { createStaffRequest, type StaffRequest } from '@/lib/backend/composer-api/documents/composer-record';
import type { Locale } from '@/schemas/locale';

/**
 * Returns the staff member's request; redirects everyone else to the sign-in, which leads back to
 * `returnPath`.
 */
export async function requireStaff(returnPath: string, locale?: Locale): Promise<StaffRequest> {
  const req = await createStaffRequest(await headers(), locale);
  return req ?? redirect(`/admin/login?redirect=${encodeURIComponent(returnPath)}`);
}
