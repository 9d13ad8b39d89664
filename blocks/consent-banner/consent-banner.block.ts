import { defineBlock } from '@/lib/engine/define-block';
import { consentBannerSchema, consentBannerSuppliedSchema } from './consent-banner.schema';

export const consentBanner = defineBlock({
  type: 'consent-banner',
  label: 'Consent banner',
  description: 'Asks visitors for consent to analytics; placed first in the header section.',
  category: 'frame',
  props: consentBannerSchema,
  supplied: consentBannerSuppliedSchema,
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./consent-banner.example').then((module) => module.consentBannerExample),
  view: () => import('./consent-banner').then((module) => module.ConsentBanner),
});
