import type { Supply } from '@/lib/engine/bindings';
import type { OfficeReach } from '@/schemas/office';

export function officeToOfficeContact(office: OfficeReach): Supply<'office'> {
  return { props: { office } };
}
