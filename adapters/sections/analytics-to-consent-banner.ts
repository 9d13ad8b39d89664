import type { Supply } from '@/lib/engine/bindings';
import type { AnalyticsSettings } from '@/schemas/provider';

export function analyticsToConsentBanner({
  providers,
  conversionEvent,
}: AnalyticsSettings): Supply<'providers' | 'conversionEvent'> {
  return { props: { providers: { ...providers }, conversionEvent } };
}
