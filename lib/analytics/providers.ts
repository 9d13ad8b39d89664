import { idPatterns, missingIdMessages, type ProviderName } from '@/schemas/provider';

/** Events of a visit that are reported to providers. */
export type AnalyticsEvent = 'page_view' | 'generate_lead';

/** An analytics provider: its script is loaded once and then receives events. */
export type AnalyticsProvider = { load: () => Promise<void>; track: (event: AnalyticsEvent) => void };

/**
 * The validated id of a provider. @throws the error of the specification's catalogue when it is missing or
 * malformed (spec section 8).
 */
export function requireProviderId(name: ProviderName, id: string): string {
  if (!idPatterns[name].test(id)) throw new Error(missingIdMessages[name]);
  return id;
}
