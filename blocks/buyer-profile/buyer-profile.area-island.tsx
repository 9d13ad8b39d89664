'use client';
import { type ReactElement, useCallback, useEffect } from 'react';
import { storeUserInfo } from '@/lib/account/user-session';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { CallState } from '@/lib/buyer-area/call-state';
import { fillText } from '@/lib/buyer-area/fill-text';
import { useBuyerData } from '@/lib/buyer-area/use-buyer-data';
import { AgentCard } from './agent-card';
import { DataExport } from './data-export';
import { DeviceList } from './device-list';
import { fillProfile, showAccount } from './fill-account-forms';
import { PasskeyList } from './passkey-list';
import type { ProfileTexts } from './profile-texts';
import { useAccountForms } from './use-account-forms';

type BuyerProfileIslandProps = { id: string; page: AreaPage; texts: ProfileTexts };

const none = {};

/** Fills in the forms of the block, and shows agent, devices and data. */
export function BuyerProfileIsland({ id, page, texts }: BuyerProfileIslandProps): ReactElement {
  const session = useBuyerData(page, 'session', none);
  const account = useBuyerData(page, 'account', none);
  const devices = useBuyerData(page, 'devices', none);
  const passkeys = useBuyerData(page, 'passkeys', none);
  const { data: userInfo } = session.state;
  const { data: accountData } = account.state;
  useEffect(() => {
    if (!userInfo) return;
    storeUserInfo(userInfo);
    fillProfile(id, userInfo);
  }, [id, userInfo]);
  useEffect(() => {
    const pending = { email: accountData?.pending_email ?? '' };
    if (accountData) showAccount(id, accountData, fillText(texts.pendingEmail, pending));
  }, [id, accountData, texts]);
  const { load: loadSession } = session;
  const { load: loadAccount } = account;
  const { load: loadDevices } = devices;
  const { load: loadPasskeys } = passkeys;
  const loadAll = useCallback(() => {
    for (const load of [loadSession, loadAccount, loadDevices, loadPasskeys]) void load();
  }, [loadSession, loadAccount, loadDevices, loadPasskeys]);
  useAccountForms(id, page, loadAll);

  const phases = [session.state.phase, account.state.phase, devices.state.phase];
  const failure = phases.find((phase) => phase !== 'ready' && phase !== 'loading');
  if (failure) return <CallState phase={failure} page={page} onRetry={loadAll} />;
  if (account.state.phase !== 'ready' || devices.state.phase !== 'ready')
    return <CallState phase="loading" page={page} onRetry={loadAll} />;
  return (
    <div className="area-form">
      <AgentCard agent={account.state.data.agent} {...{ page, texts }} />
      <DeviceList
        devices={devices.state.data.devices}
        {...{ page, texts }}
        onEnded={(ended) =>
          devices.setData((data) => ({ devices: data.devices.filter((device) => device.id !== ended) }))
        }
      />
      {passkeys.state.phase === 'ready' && (
        <PasskeyList
          passkeys={passkeys.state.data.passkeys}
          {...{ page, texts }}
          onChanged={() => void loadPasskeys()}
        />
      )}
      <DataExport {...{ page, texts }} />
    </div>
  );
}
