/** What the button says that publishes: there are changes of what visitors see already. */
export const publishLabel = (isPublished: boolean): string => (isPublished ? 'Publish changes' : 'Publish');
