import { googleCommand } from './data-layer';
import type { Purpose } from './purposes';

/** The consent command that Google's scripts read before they run (consent mode, version 2). */
export function consentCommand(grantedPurposes: readonly Purpose[]): IArguments {
  const stateOf = (purpose: Purpose) => (grantedPurposes.includes(purpose) ? 'granted' : 'denied');
  const advertising = stateOf('advertising');
  return googleCommand('consent', 'default', {
    analytics_storage: stateOf('statistics'),
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  });
}
