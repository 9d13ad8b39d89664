import type { Supply } from '@/lib/engine/bindings';
import type { Office } from '@/schemas/office';

export function officeToOfficeContact(office: Office): Supply<'office'> {
  return { props: { office } };
}
