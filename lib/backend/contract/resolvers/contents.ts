import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { relationId } from '@/lib/backend/relation-id';

export const contents: Resolvers = {
  Content: {
    media_collection: ({ media }) =>
      (media ?? []).flatMap((relation) => {
        const id = relationId(relation);
        return id === null ? [] : [{ media: id }];
      }),
  },
};
