/** Label of the publish button. */
export const publishLabel = (isPublished: boolean): string => (isPublished ? 'Publish changes' : 'Publish');
