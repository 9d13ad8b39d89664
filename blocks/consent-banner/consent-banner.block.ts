import { defineBlock } from '@/lib/engine/define-block';
import { consentBannerSchema, consentBannerSuppliedSchema } from './consent-banner.schema';

export const consentBanner = defineBlock({
  type: 'consent-banner',
  label: 'Consent banner',
  description:
    'Asks visitors before anything is measured, where the header section has an id of a provider. It stands first in the header.',
  category: 'frame',
  props: consentBannerSchema,
  supplied: consentBannerSuppliedSchema,
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./consent-banner.example').then((module) => module.consentBannerExample),
  view: () => import('./consent-banner').then((module) => module.ConsentBanner),
});
