import type { Supply } from '@/lib/engine/bindings';
import type { OfficeOpening } from '@/schemas/office';

export function officeToOfficeHero(office: OfficeOpening): Supply<'office'> {
  return { props: { office } };
}
