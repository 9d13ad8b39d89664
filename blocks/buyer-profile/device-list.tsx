'use client';
import type { ReactElement } from 'react';
import { callBuyer } from '@/lib/account/call-buyer';
import { storeUserInfo } from '@/lib/account/user-session';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { ActionProblem } from '@/lib/buyer-area/call-state';
import { fillText } from '@/lib/buyer-area/fill-text';
import { useAttempt } from '@/lib/buyer-area/use-attempt';
import type { BuyerResponse } from '@/schemas/buyers/buyer-calls';
import type { ProfileTexts } from './profile-texts';

type DeviceListProps = {
  devices: BuyerResponse<'devices'>['devices'];
  page: AreaPage;
  texts: ProfileTexts;
  onEnded: (id: number) => void;
};

/** The devices with a session; each can be signed out. */
export function DeviceList({ devices, page, texts, onEnded }: DeviceListProps): ReactElement {
  const { failure, attempt } = useAttempt();
  const date = new Intl.DateTimeFormat(page.locale, { dateStyle: 'medium' });
  const endSession = (id: number) =>
    attempt(async () => {
      await callBuyer('end-session', { id });
      onEnded(id);
    });
  const signOutEverywhere = () =>
    attempt(async () => {
      await callBuyer('sign-out', { isEverywhere: true });
      storeUserInfo(null);
      location.assign(page.prefix || '/');
    });
  return (
    <div className="area-stack">
      <h2 className="text-card">{texts.devices}</h2>
      {failure && <ActionProblem failure={failure} page={page} />}
      <ul className="area-rows">
        {devices.map((device) => (
          <li key={device.id} className="area-row">
            <p className="min-w-0">
              {device.name}
              <span className="block text-label text-text-muted">
                {device.isCurrent
                  ? texts.thisDevice
                  : fillText(texts.lastSeen, { date: date.format(new Date(device.last_seen_at)) })}
              </span>
            </p>
            {!device.isCurrent && (
              <button
                type="button"
                aria-label={fillText(texts.signOutOf, { device: device.name })}
                onClick={() => void endSession(device.id)}
                className="button button-secondary"
              >
                {texts.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <button type="button" onClick={() => void signOutEverywhere()} className="button button-secondary">
          {texts.signOutEverywhere}
        </button>
      </div>
    </div>
  );
}
