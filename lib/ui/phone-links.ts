/**
 * A number after `tel:` in a Markdown link. All quantifiers are bounded: unbounded ones would take cubic
 * time for a text of spaces.
 */
const telLinkPattern =
  /\]\(\s{0,4}<?tel:\s{0,4}(\+?[\d\s.\-/]{0,40}(?:\(\d{1,4}\)[\d\s.\-/]{0,40})?)>?\s{0,4}\)/gi;

/** Removes spaces from telephone links, which Markdown otherwise would not parse as links. */
export const joinPhoneLinks = (text: string): string =>
  text.replace(telLinkPattern, (_, number: string) => `](tel:${onlyDigits(number)})`);

/** Normalises the address of a telephone link; returns other addresses unchanged. */
export const toDialAddress = (address: string): string =>
  /^tel:/i.test(address) ? `tel:${onlyDigits(decodeURI(address))}` : address;

/** The zero in brackets is dialled only within the country. */
const onlyDigits = (number: string): string =>
  (number.startsWith('+') ? number.replace('(0)', '') : number).replaceAll(/[^+\d]/g, '');
