import type { Supply } from '@/lib/engine/bindings';
import type { OfficeEntries } from './office-entries.source';

export function officesToOfficeList({ offices, nearest }: OfficeEntries): Supply<'offices' | 'nearest'> {
  return { props: { offices, nearest } };
}
