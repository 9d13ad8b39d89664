import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Sets `answered_at` once, with the first reply or the state `answered`; a reply to a closed lead counts as
 * well. An existing or explicitly sent value is preserved.
 */
export const setAnsweredAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const hasAnsweredAt = Boolean(originalDoc?.answered_at ?? data.answered_at);
  const isAnswered = data.state === 'answered' || data.replies?.length > 0;
  return isAnswered && !hasAnsweredAt ? { ...data, answered_at: new Date().toISOString() } : data;
};
