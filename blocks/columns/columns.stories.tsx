import { blockStory, darkStory } from '@/lib/ui/storybook/block-story';
import { columns } from './columns.block';
import { columnsExample } from './columns.example';

export default { title: 'Layout/Columns' };

export const Example = blockStory(columns);
export const Equal = blockStory(columns, { ratio: 'equal' });
export const Three = blockStory(
  columns,
  { columns: 3 },
  { slots: { ...columnsExample.slots, third: columnsExample.slots?.first ?? [] } },
);
/** Blocks with headings adapt to the width of their column, not of the viewport. */
export const WithHeadings = blockStory(
  columns,
  { ratio: 'equal' },
  {
    slots: {
      first: [
        {
          id: 'columns-headed',
          type: 'rich-text',
          version: 0,
          props: {
            eyebrow: 'Selling',
            heading: 'What we ask before a valuation',
            text: 'Three years of accounts, the lease, and an hour of your time. Nobody outside the office learns that we met.',
            aside: { heading: 'Good to know', text: 'The first hour costs nothing.' },
          },
        },
      ],
      second: columnsExample.slots?.second ?? [],
    },
  },
);
export const Empty = blockStory(columns, {}, { slots: {} });
export const OnForest = blockStory(columns, { surface: 'forest' });
export const Dark = darkStory(columns);
