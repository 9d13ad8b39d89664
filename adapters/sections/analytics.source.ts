import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { analyticsQuery } from '@/schemas/bindings/site-queries';
import type { ProviderIds } from '@/schemas/provider';
import { readSection } from './read-section';
import { toProviderIds } from './to-provider-ids';

/**
 * The analytics providers in the network's header section. Landing pages have another header and the same
 * providers.
 */
export const analyticsSource = defineSource<typeof analyticsQuery, ProviderIds>({
  query: analyticsQuery,
  read: async (_query, { locale }) => {
    const header = await readSection({ name: 'header', locale, office: undefined });
    return toProviderIds(header?.contents ?? {});
  },
});
