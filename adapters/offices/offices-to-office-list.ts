import type { Supply } from '@/lib/engine/bindings';
import type { OfficePin } from '@/schemas/office';

export function officesToOfficeList(offices: OfficePin[]): Supply<'offices'> {
  return { props: { offices } };
}
