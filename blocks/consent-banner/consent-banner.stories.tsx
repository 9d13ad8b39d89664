import { blockStory, darkStory } from '@/lib/ui/storybook/block-story';
import { consentBanner } from './consent-banner.block';

export default { title: 'Frame/Consent banner' };

export const Example = blockStory(consentBanner);
export const OneProvider = blockStory(consentBanner, { providers: { measurement: 'G-EXAMPLE1' } });
export const NoProviders = blockStory(consentBanner, { providers: {} });
export const InVietnamese = blockStory(consentBanner, {}, { locale: 'vi-VN' });
export const InJapanese = blockStory(consentBanner, {}, { locale: 'ja-JP' });
export const Dark = darkStory(consentBanner);
