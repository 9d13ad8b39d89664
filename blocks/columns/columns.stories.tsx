import { blockStory, darkStory } from '@/lib/ui/storybook/block-story';
import { columns } from './columns.block';

export default { title: 'Layout/Columns' };

export const Example = blockStory(columns);
export const Equal = blockStory(columns, { ratio: 'equal' });
export const Three = blockStory(
  columns,
  { columns: 3 },
  { slots: { ...columns.example.slots, third: columns.example.slots?.first ?? [] } },
);
export const Empty = blockStory(columns, {}, { slots: {} });
export const OnForest = blockStory(columns, { surface: 'forest' });
export const Dark = darkStory(columns);
