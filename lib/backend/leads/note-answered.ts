import type { CollectionBeforeChangeHook } from 'payload';

/** When a lead was answered first is said once, by the clock. */
export const noteAnswered: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isAnswered = data.state === 'answered' && !originalDoc?.answered_at;
  return isAnswered ? { ...data, answered_at: new Date().toISOString() } : data;
};
