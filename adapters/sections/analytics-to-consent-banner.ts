import type { Supply } from '@/lib/engine/bindings';
import type { ProviderIds } from '@/schemas/provider';

export function analyticsToConsentBanner(providers: ProviderIds): Supply<'providers'> {
  return { props: { providers: { ...providers } } };
}
