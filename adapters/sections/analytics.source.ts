import { defineSource } from '@/lib/engine/define-source';
import { analyticsQuery } from '@/schemas/bindings/site-queries';
import { contentNames } from '@/schemas/content-keys';
import { type AnalyticsSettings, eventNamePattern } from '@/schemas/provider';
import { readSection } from './read-section';
import { toProviderIds } from './to-provider-ids';

/**
 * The analytics settings in the network's header section. Landing pages have another header and the same
 * settings.
 */
export const analyticsSource = defineSource<typeof analyticsQuery, AnalyticsSettings>({
  query: analyticsQuery,
  read: async (_query, { locale }) => {
    const header = await readSection({ name: 'header', locale, office: undefined });
    const contents = header?.contents ?? {};
    const event = contents[contentNames.conversion_event]?.trim() ?? '';
    return {
      providers: toProviderIds(contents),
      conversionEvent: eventNamePattern.test(event) ? event : null,
    };
  },
});
