import { commandOf } from './data-layer';
import type { Purpose } from './purposes';

/** What was agreed to, as Google's scripts are told before they run (consent mode, version 2). */
export function consentMode(given: readonly Purpose[]): IArguments {
  const word = (purpose: Purpose) => (given.includes(purpose) ? 'granted' : 'denied');
  const advertising = word('advertising');
  return commandOf('consent', 'default', {
    analytics_storage: word('statistics'),
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  });
}
