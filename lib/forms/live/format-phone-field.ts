import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Formats the number of a phone field in the notation of its country and selects that country: `+44 20…` with Ghana
 * selected becomes a number of the United Kingdom. An invalid number is unchanged. The dial code is written to its
 * hidden field if the form has one.
 */
export function formatPhoneField(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=tel]');
  const select = form.querySelector<HTMLSelectElement>('select[name=phone_country]');
  if (!input) return;
  const country = isoOf(select?.selectedOptions[0]);
  const number = parsePhoneNumberFromString(input.value.trim().replace(/^00/, '+'), {
    ...(country && { defaultCountry: country }),
    extract: false,
  });
  if (number?.isValid()) {
    const code = `+${number.countryCallingCode}`;
    const isChosen = select?.selectedOptions[0]?.dataset.dialCode === code;
    const matchingOption = [...(select?.options ?? [])].find(
      ({ dataset }) => dataset.dialCode === code && (!number.country || dataset.iso === number.country),
    );
    if (select && matchingOption && !isChosen) select.value = matchingOption.value;
    input.value = matchingOption || isChosen ? number.formatNational() : number.formatInternational();
  }
  const dialCode = form.querySelector<HTMLInputElement>('input[name=phone_dial_code]');
  if (dialCode) dialCode.value = select?.selectedOptions[0]?.dataset.dialCode ?? '';
}

function isoOf(option: HTMLOptionElement | undefined): CountryCode | undefined {
  const iso = option?.dataset.iso ?? '';
  return isSupportedCountry(iso) ? iso : undefined;
}
