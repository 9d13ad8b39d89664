import type { CollectionBeforeChangeHook } from 'payload';

/** When a lead was answered first is said once, by the clock unless whoever may say so does: a closed one that is written to is answered, too. */
export const noteAnswered: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isKnown = Boolean(originalDoc?.answered_at ?? data.answered_at);
  const isAnswered = data.state === 'answered' || data.replies?.length > 0;
  return isAnswered && !isKnown ? { ...data, answered_at: new Date().toISOString() } : data;
};
