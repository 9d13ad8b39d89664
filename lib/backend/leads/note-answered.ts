import type { CollectionBeforeChangeHook } from 'payload';

/** When a lead was answered first is said once, by the clock: a closed one that is written to is answered, too. */
export const noteAnswered: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isAnswered = (data.state === 'answered' || data.replies?.length > 0) && !originalDoc?.answered_at;
  return isAnswered ? { ...data, answered_at: new Date().toISOString() } : data;
};
