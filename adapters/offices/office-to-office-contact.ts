import type { Supply } from '@/lib/engine/bindings';
import type { OfficeContactData } from '@/schemas/office';

export function officeToOfficeContact(office: OfficeContactData): Supply<'office'> {
  return { props: { office } };
}
