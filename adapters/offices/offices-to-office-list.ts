import type { Supply } from '@/lib/engine/bindings';
import type { OfficeEntry } from '@/schemas/office';

export function officesToOfficeList(offices: OfficeEntry[]): Supply<'offices'> {
  return { props: { offices } };
}
