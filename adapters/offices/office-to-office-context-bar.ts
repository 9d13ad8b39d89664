import type { Supply } from '@/lib/engine/bindings';
import type { OfficeBar } from '@/schemas/office';

export function officeToOfficeContextBar(office: OfficeBar): Supply<'office'> {
  return { props: { office } };
}
