import type { BuyerResponse } from '@/schemas/buyers/buyer-calls';
import type { UserInfo } from '@/schemas/buyers/user-info';

/** The values of the profile form, by field. */
const profileValues = (userInfo: UserInfo): Record<string, string> => ({
  first_name: userInfo.first_name,
  last_name: userInfo.last_name,
  phone_country: userInfo.mobile_country ?? '',
  phone_number: userInfo.mobile_e164 ?? '',
  address_1: userInfo.address_1 ?? '',
  locality: userInfo.locality ?? '',
  state: userInfo.state ?? '',
  postal_code: userInfo.postal_code ?? '',
});

/** Fills in the fields that the buyer has not changed. Their values are defaults, so that a reset restores them. */
function fillForm(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) fillSelect(control, value);
    else if (control instanceof HTMLInputElement && control.value === control.defaultValue) {
      control.defaultValue = value;
      control.value = value;
    }
  }
}

function fillSelect(select: HTMLSelectElement, value: string): void {
  const option = [...select.options].find((candidate) => candidate.value === value);
  if (!option) return;
  for (const other of select.options) other.defaultSelected = other === option;
  select.value = value;
}

const formOf = (name: string): HTMLFormElement | null => {
  const form = document.getElementById(`${name}-form`);
  return form instanceof HTMLFormElement ? form : null;
};

/** Fills in the profile, and makes its form usable. */
export function fillProfile(id: string, userInfo: UserInfo): void {
  fillForm(formOf(`${id}-profile`), profileValues(userInfo));
  document.getElementById(`${id}-profile`)?.removeAttribute('inert');
}

/** Shows the pending address, and for a buyer without a password how to set one. */
export function showAccount(id: string, account: BuyerResponse<'account'>, pendingText: string): void {
  const setHidden = (name: string, isHidden: boolean) =>
    document.getElementById(`${id}-${name}`)?.toggleAttribute('hidden', isHidden);
  setHidden('password', !account.hasPassword);
  setHidden('set', account.hasPassword);
  fillForm(formOf(`${id}-set`), { email: account.email });
  const pending = document.getElementById(`${id}-pending`);
  if (pending) pending.textContent = pendingText;
  setHidden('pending', account.pending_email === null);
}

/** Shows the fields of the profile again after it was saved, below the confirmation. */
export const showProfileFields = (id: string): void =>
  formOf(`${id}-profile`)?.querySelector('[data-fields]')?.removeAttribute('hidden');
