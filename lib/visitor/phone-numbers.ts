import type { Formats } from '@/lib/i18n/figures';
import type { Translate } from '@/lib/i18n/translate-from';
import type { PhoneNumbers } from '@/schemas/office';

export type PhoneChoice = {
  number: string;
  extension: string | null;
  /** The visits the number is for: all, paid traffic, or those with a query parameter. */
  when: 'always' | 'paid' | { name: string; value: string };
};

/**
 * The possible numbers in the order of spec section 9; the first whose condition applies to a visit is
 * displayed. Query parameters have precedence over paid traffic; otherwise the organic, then the main
 * number, finally that of the page or network. Only the main number has an extension.
 */
export function phoneChoices(numbers: PhoneNumbers): PhoneChoice[] {
  const { main, organic, paid, extension, triggers, fallback } = numbers;
  const validTriggers = triggers.filter(({ number }) => number !== '');
  const defaultNumber = organic || main || fallback;
  return [
    ...validTriggers.map(({ number, name, value }) => ({ number, extension: null, when: { name, value } })),
    ...(paid ? [{ number: paid, extension: null, when: 'paid' as const }] : []),
    ...(defaultNumber
      ? [{ number: defaultNumber, extension: !organic && main ? extension : null, when: 'always' as const }]
      : []),
  ];
}

/** A formatted number, and the visits it is for. */
export type FormattedPhone = {
  href: string;
  text: string;
  when: 'always' | 'paid' | { name: string; value: string };
};

type PhoneFormatter = { t: Translate; format: Pick<Formats, 'phone'> };

/**
 * The numbers of an office, formatted for a page, in the order of `phoneChoices`. Called on the server: the
 * number formats of all countries are too large for browsers.
 */
export const formatPhones = (numbers: PhoneNumbers, page: PhoneFormatter): FormattedPhone[] =>
  phoneChoices(numbers).map(({ number, extension, when }) => ({
    href: `tel:${number.replace(/[\s-]/g, '')}${extensionSuffix(extension)}`,
    text: page.format.phone(number) + (extension ? ` ${page.t('office.extension')} ${extension}` : ''),
    when,
  }));

/** The digits of an extension, dialled automatically (RFC 3966). */
function extensionSuffix(extension: string | null): string {
  const digits = (extension ?? '').replace(/\D/g, '');
  return digits && `;ext=${digits}`;
}

const queryKey = 'visit_query';
const MAX_QUERY_LENGTH = 2000;

/** The query parameters of this tab's visit; those of the current address have precedence. */
export function readVisitQuery(search: string = window.location.search): string {
  const merged = new URLSearchParams(readStoredQuery());
  for (const [name, value] of new URLSearchParams(search)) merged.set(name, value);
  return merged.toString();
}

/** Stores them for the session. Errors of the storage are ignored. */
export function storeVisitQuery(search: string = window.location.search): void {
  if (search.length < 2) return;
  const query = readVisitQuery(search);
  if (query.length > MAX_QUERY_LENGTH) return;
  try {
    window.sessionStorage.setItem(queryKey, query);
  } catch {
    // Without storage the number may change from page to page.
  }
}

function readStoredQuery(): string {
  try {
    return window.sessionStorage.getItem(queryKey) ?? '';
  } catch {
    return '';
  }
}

/** The query parameters of a visit, and whether it is paid traffic. */
type Visit = { parameters: Readonly<Record<string, string>>; isPaid: boolean };

const clickIdentifiers = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'ttclid', 'li_fat_id'];
const paidMedia = /^(cpc|ppc|cpm|cpv|display|retargeting|paid.*)$/i;

/** @param query a query string, with or without its question mark. */
export function parseVisit(query: string): Visit {
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const isPaid =
    clickIdentifiers.some((name) => parameters[name]) || paidMedia.test(parameters.utm_medium ?? '');
  return { parameters, isPaid };
}

/**
 * Displays the number for this visit in every phone link below `root`: the first hidden one whose condition
 * applies.
 */
export function showPhones(root: ParentNode, visit: Visit): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-phones]')) {
    const chosen = [...link.querySelectorAll('data')].find(({ dataset: { name, value } }) =>
      name === undefined ? visit.isPaid : visit.parameters[name] === value,
    );
    const numberElement = link.querySelector('[data-phone]');
    if (!chosen || !numberElement) continue;
    link.href = chosen.value;
    link.hidden = false;
    numberElement.textContent = chosen.textContent;
  }
}
