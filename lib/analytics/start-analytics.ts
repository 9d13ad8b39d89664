import { storeAttribution } from '@/lib/visitor/attribution';
import { type ProviderIds, providerNames } from '@/schemas/provider';
import { createMeasurement } from './measurement';
import { createPixel } from './pixel';
import type { AnalyticsProvider } from './providers';
import { type Purpose, purposesOf } from './purposes';
import { createTagManager } from './tag-manager';
import { createEventQueue } from './tell-in-turn';

const createProvider = { container: createTagManager, createMeasurement, createPixel } as const;

/**
 * Starts the providers that serve the granted purposes, and reports the page view and every submitted form
 * to them. With consent to statistics, stores the attribution that is sent with forms.
 */
export function startAnalytics(ids: ProviderIds, grantedPurposes: readonly Purpose[]): void {
  if (grantedPurposes.includes('statistics')) storeAttribution();
  const providers = providerNames.flatMap((name): AnalyticsProvider[] => {
    const id = ids[name];
    if (id === undefined || !purposesOf[name].some((purpose) => grantedPurposes.includes(purpose))) return [];
    try {
      return [createProvider[name](id, grantedPurposes)];
    } catch (error) {
      console.error(error);
      return [];
    }
  });
  const trackEvent = createEventQueue(providers);
  trackEvent('page_view');
  document.addEventListener('form-sent', () => trackEvent('generate_lead'));
}
