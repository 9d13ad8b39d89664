import type { Supply } from '@/lib/engine/bindings';
import type { OfficePin } from '@/schemas/office';

export function officesToOfficeFinder(offices: OfficePin[]): Supply<'offices'> {
  return { props: { offices } };
}
