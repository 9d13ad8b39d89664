import { defineBlock } from '@/lib/engine/define-block';
import { columnsSchema } from './columns.schema';

export const columns = defineBlock({
  type: 'columns',
  label: 'Columns',
  description: 'Two or three columns of blocks side by side; stacked on phones.',
  category: 'layout',
  props: columnsSchema,
  slots: {
    first: { label: 'First column' },
    second: { label: 'Second column' },
    third: { label: 'Third column', isRendered: ({ columns }) => columns === 3 },
  },
  example: () => import('./columns.example').then((module) => module.columnsExample),
  view: () => import('./columns').then((module) => module.Columns),
});
