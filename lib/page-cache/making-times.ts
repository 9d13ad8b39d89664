import { monotonicNow } from '../page-store/steady-clock.ts';

const MAX_PENDING_RENDERS = 10_000;
/** A render that has not finished after this time, in ms, counts as abandoned. */
const RENDER_TIMEOUT_MS = 60_000;
/** Start times of running renders by page key, the oldest first. */
const renderStarts = new Map<string, number>();

/** Records the start of a page's render, unless one is running already. */
export function recordRenderStart(key: string): void {
  const now = monotonicNow();
  const startedAt = renderStarts.get(key);
  if (startedAt !== undefined && now - startedAt < RENDER_TIMEOUT_MS) return;
  renderStarts.delete(key);
  renderStarts.set(key, now);
  for (const oldest of renderStarts.keys()) {
    if (renderStarts.size <= MAX_PENDING_RENDERS) break;
    renderStarts.delete(oldest);
  }
}

/**
 * Returns and removes the start time of a page's render, in ms since 1970; without a record, the earliest
 * possible one.
 */
export function takeRenderStart(key: string): number {
  const startedAt = renderStarts.get(key) ?? monotonicNow() - RENDER_TIMEOUT_MS;
  renderStarts.delete(key);
  return startedAt;
}
