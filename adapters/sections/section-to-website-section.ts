import type { Supply } from '@/lib/engine/bindings';
import type { StoredBlock } from '@/schemas/stored-block';

export function sectionToWebsiteSection({ blocks }: { blocks: StoredBlock[] }): Supply<never> {
  return { props: {}, slots: { content: blocks } };
}
