'use client';
import { useEffect } from 'react';
import { storeUserInfo } from '@/lib/account/user-session';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { formSent } from '@/lib/forms/live/form-sent';
import { showProfileFields } from './fill-account-forms';

/** How long the confirmation of a deletion is displayed before the home page opens, in ms. */
const DELETED_DELAY_MS = 3_000;

/** Updates the page when one of the account forms was sent. */
export function useAccountForms(id: string, page: AreaPage, onChanged: () => void): void {
  useEffect(() => {
    const onSent = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement)) return;
      if (target.id === `${id}-profile-form`) showProfileFields(id);
      if (target.id === `${id}-delete-form`) {
        storeUserInfo(null);
        setTimeout(() => location.assign(page.prefix || '/'), DELETED_DELAY_MS);
        return;
      }
      if (target.id.startsWith(`${id}-`)) onChanged();
    };
    document.addEventListener(formSent, onSent);
    return () => document.removeEventListener(formSent, onSent);
  }, [id, page, onChanged]);
}
