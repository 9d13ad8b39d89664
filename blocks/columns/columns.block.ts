import { defineBlock } from '@/lib/engine/define-block';
import { columnsSchema } from './columns.schema';

export const columns = defineBlock({
  type: 'columns',
  label: 'Columns',
  description: 'Two or three places side by side, each for blocks of any kind. They stack on a phone.',
  category: 'layout',
  props: columnsSchema,
  slots: {
    first: { label: 'First column' },
    second: { label: 'Second column' },
    third: { label: 'Third column, of three', isRendered: ({ columns }) => columns === 3 },
  },
  example: () => import('./columns.example').then((module) => module.columnsExample),
  view: () => import('./columns').then((module) => module.Columns),
});
