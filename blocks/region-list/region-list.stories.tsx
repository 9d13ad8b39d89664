import ghana from '@/lib/map/places/ghana.json' with { type: 'json' };
import { blockStory, darkStory, veryLongWord } from '@/lib/ui/storybook/block-story';
import { regionList } from './region-list.block';

export default { title: 'Office/Region list' };

const sixteen = ghana.towns.map(({ name, latitude, longitude }, index) => ({
  name,
  latitude,
  longitude,
  href: `/locations/region-${index}`,
  officeCount: Math.max(0, 4 - index),
}));

export const Example = blockStory(regionList);
export const Sixteen = blockStory(regionList, { regions: sixteen });
export const NoRegions = blockStory(regionList, { regions: [] });
export const LongWords = blockStory(regionList, {
  heading: veryLongWord,
  regions: sixteen.map((region) => ({ ...region, name: veryLongWord })),
});
export const Dark = darkStory(regionList, { regions: sixteen });
