import { defineBlock } from '@/lib/engine/define-block';
import { examplePeople } from '@/schemas/examples/person';
import { teamGridSchema } from './team-grid.schema';

export const teamGrid = defineBlock({
  type: 'team-grid',
  label: 'Team',
  description: 'Portraits of people, with what they do.',
  category: 'people',
  props: teamGridSchema,
  example: { heading: 'The people you will meet', people: examplePeople },
  view: () => import('./team-grid').then((module) => module.TeamGrid),
});
