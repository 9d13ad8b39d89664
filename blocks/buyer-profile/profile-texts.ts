import type { PageContext } from '@/lib/engine/page-context';

export const profileTexts = ({ t }: PageContext) => ({
  agent: t('buyerArea.profile.agent'),
  noAgent: t('buyerArea.profile.noAgent'),
  pendingEmail: t('buyerArea.profile.pendingEmail', { email: '{email}' }),
  devices: t('buyerArea.profile.devices'),
  thisDevice: t('buyerArea.profile.thisDevice'),
  lastSeen: t('buyerArea.profile.lastSeen', { date: '{date}' }),
  signOut: t('buyerArea.profile.signOut'),
  signOutOf: t('buyerArea.profile.signOutOf', { device: '{device}' }),
  signOutEverywhere: t('buyerArea.profile.signOutEverywhere'),
  passkeys: t('buyerArea.profile.passkeys'),
  passkeysText: t('buyerArea.profile.passkeysText'),
  passkeyAdded: t('buyerArea.profile.passkeyAdded', { date: '{date}' }),
  addPasskey: t('buyerArea.profile.addPasskey'),
  removePasskey: t('buyerArea.profile.removePasskey'),
  removePasskeyOf: t('buyerArea.profile.removePasskeyOf', { device: '{device}' }),
  data: t('buyerArea.profile.data'),
  dataText: t('buyerArea.profile.dataText'),
  download: t('buyerArea.profile.download'),
});
export type ProfileTexts = ReturnType<typeof profileTexts>;
