import type { SaveState } from './session-state';

/** Whether the last request failed and is retried automatically. */
export const isRetrying = ({ kind }: SaveState): boolean => kind === 'offline' || kind === 'busy';

/** Whether a request is needed to find out that saving is possible again. */
export const isDisconnected = (saving: SaveState): boolean => isRetrying(saving) || saving.kind === 'lost';
