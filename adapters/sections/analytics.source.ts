import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { analyticsQuery } from '@/schemas/bindings/site-queries';
import type { ProviderIds } from '@/schemas/provider';
import { readSection } from './read-section';
import { toProviderIds } from './to-provider-ids';

/** Who measures visits, as the network's header section says; landing pages have another header, and the same providers. */
export const analyticsSource = defineSource<typeof analyticsQuery, ProviderIds>({
  query: analyticsQuery,
  read: async (_query, { locale }) => {
    const header = await readSection({ name: 'header', locale, office: undefined });
    return toProviderIds(header?.contents ?? {});
  },
});
