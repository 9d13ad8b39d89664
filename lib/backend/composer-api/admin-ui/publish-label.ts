/** Label of the publish button. */
export const formatPublishLabel = (isPublished: boolean): string =>
  isPublished ? 'Publish changes' : 'Publish';
