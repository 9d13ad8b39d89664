import { blockStory, darkStory, veryLongWord } from '@/lib/ui/storybook/block-story';
import { siteHeader } from './site-header.block';

export default { title: 'Frame/Site header' };

export const Example = blockStory(siteHeader);
export const LogoLayout = blockStory(siteHeader, { items: [], actions: [] }, { slots: {} });
export const WithoutActions = blockStory(siteHeader, { actions: [] });
export const LongName = blockStory(siteHeader, { name: veryLongWord });
export const WideLogo = blockStory(siteHeader, { logo: { media: 'logo-harbour-line' } });
export const Dark = darkStory(siteHeader);
