import type { SuppliedExampleOf } from '@/lib/engine/block';
import type { consentBannerSchema, consentBannerSuppliedSchema } from './consent-banner.schema';

export const consentBannerExample: SuppliedExampleOf<
  typeof consentBannerSchema,
  typeof consentBannerSuppliedSchema
> = {
  props: { privacy: { url: '/privacy' } },
  supplied: { providers: { container: 'GTM-EXAMPLE', measurement: 'G-EXAMPLE1', pixel: '123456789012345' } },
};
