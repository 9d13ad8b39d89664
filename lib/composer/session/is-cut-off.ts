import type { SaveState } from './session-state';

/** Whether the server was asked in vain, and is tried again by itself. */
export const isTriedAgain = ({ kind }: SaveState): boolean => kind === 'offline' || kind === 'busy';

/** Whether only asking can tell that there is a page to be saved again. */
export const isCutOff = (saving: SaveState): boolean => isTriedAgain(saving) || saving.kind === 'lost';
