import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Writes the number of a field as its country writes it, and chooses that country: `+44 20…` under Ghana becomes one of the United Kingdom. What can be no number stays
 * as it is typed. The dial code goes with the form where it asks for it.
 */
export function tidyPhone(form: HTMLFormElement): void {
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
    const own = [...(select?.options ?? [])].find(
      ({ dataset }) => dataset.dialCode === code && (!number.country || dataset.iso === number.country),
    );
    if (select && own && !isChosen) select.value = own.value;
    input.value = own || isChosen ? number.formatNational() : number.formatInternational();
  }
  const dialCode = form.querySelector<HTMLInputElement>('input[name=phone_dial_code]');
  if (dialCode) dialCode.value = select?.selectedOptions[0]?.dataset.dialCode ?? '';
}

function isoOf(option: HTMLOptionElement | undefined): CountryCode | undefined {
  const iso = option?.dataset.iso ?? '';
  return isSupportedCountry(iso) ? iso : undefined;
}
