import { defineBlock } from '@/lib/engine/define-block';
import { postTeasersSchema, postTeasersSuppliedSchema } from './post-teasers.schema';

export const postTeasers = defineBlock({
  type: 'post-teasers',
  label: 'Articles',
  description: 'Teasers of blog posts: one large with a list beside it, or a grid.',
  category: 'text',
  props: postTeasersSchema,
  supplied: postTeasersSuppliedSchema,
  example: () => import('./post-teasers.example').then((module) => module.postTeasersExample),
  view: () => import('./post-teasers').then((module) => module.PostTeasers),
});
