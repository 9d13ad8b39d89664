'use client';
import { type ReactElement, useEffect, useState } from 'react';
import { callBuyer } from '@/lib/account/call-buyer';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { ActionProblem } from '@/lib/buyer-area/call-state';
import { fillText } from '@/lib/buyer-area/fill-text';
import { useAttempt } from '@/lib/buyer-area/use-attempt';
import type { BuyerResponse } from '@/schemas/buyers/buyer-calls';
import { createPasskey, hasPasskeys } from './create-passkey';
import type { ProfileTexts } from './profile-texts';

type PasskeyListProps = {
  passkeys: BuyerResponse<'passkeys'>['passkeys'];
  page: AreaPage;
  texts: ProfileTexts;
  onChanged: () => void;
};

/** The passkeys of the buyer: adds one where the browser has passkeys, and removes them. */
export function PasskeyList({ passkeys, page, texts, onChanged }: PasskeyListProps): ReactElement {
  const { failure, attempt } = useAttempt();
  const [isSupported, setSupported] = useState(false);
  useEffect(() => {
    setSupported(hasPasskeys());
  }, []);
  const date = new Intl.DateTimeFormat(page.locale, { dateStyle: 'medium' });
  const add = () =>
    attempt(async () => {
      if (await createPasskey()) onChanged();
    });
  const remove = (id: number) =>
    attempt(async () => {
      await callBuyer('delete-passkey', { id });
      onChanged();
    });
  return (
    <div className="area-stack">
      <h2 className="text-card">{texts.passkeys}</h2>
      <p>{texts.passkeysText}</p>
      {failure && <ActionProblem failure={failure} page={page} />}
      <ul className="area-rows empty:hidden">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="area-row">
            <p className="min-w-0">
              {passkey.name}
              <span className="block text-label text-text-muted">
                {fillText(texts.passkeyAdded, { date: date.format(new Date(passkey.created_at)) })}
              </span>
            </p>
            <button
              type="button"
              aria-label={fillText(texts.removePasskeyOf, { device: passkey.name })}
              onClick={() => void remove(passkey.id)}
              className="button button-secondary"
            >
              {texts.removePasskey}
            </button>
          </li>
        ))}
      </ul>
      {isSupported && (
        <div>
          <button type="button" onClick={() => void add()} className="button button-secondary">
            {texts.addPasskey}
          </button>
        </div>
      )}
    </div>
  );
}
