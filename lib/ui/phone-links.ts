/** A number behind `tel:` as people write it, in a link of Markdown. Every part has an end: a text of blanks would be tried with their cube. */
const written = /\]\(\s{0,4}<?tel:\s{0,4}(\+?[\d\s.\-/]{0,40}(?:\(\d{1,4}\)[\d\s.\-/]{0,40})?)>?\s{0,4}\)/gi;

/** A text whose links to telephone numbers Markdown reads as links, however the number is written: one with blanks it takes for words. */
export const joinPhoneLinks = (text: string): string =>
  text.replace(written, (_, number: string) => `](tel:${onlyDigits(number)})`);

/** The address of a link as telephones want it; any other as it is. */
export const dialled = (address: string): string =>
  /^tel:/i.test(address) ? `tel:${onlyDigits(decodeURI(address))}` : address;

/** The nought in brackets is dialled within the country alone. */
const onlyDigits = (number: string): string =>
  (number.startsWith('+') ? number.replace('(0)', '') : number).replaceAll(/[^+\d]/g, '');
