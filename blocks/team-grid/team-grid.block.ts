import { defineBlock } from '@/lib/engine/define-block';
import { teamGridSchema, teamGridSuppliedSchema } from './team-grid.schema';

export const teamGrid = defineBlock({
  type: 'team-grid',
  label: 'Team',
  description: 'Portraits of people with their roles.',
  category: 'people',
  props: teamGridSchema,
  supplied: teamGridSuppliedSchema,
  example: () => import('./team-grid.example').then((module) => module.teamGridExample),
  view: () => import('./team-grid').then((module) => module.TeamGrid),
});
