import type { FormValues } from '@/lib/forms/parse-form';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { formatPhone } from '@/lib/i18n/format-phone';
import { createTranslate } from '@/lib/i18n/translate';
import type { LeadFormName } from '@/schemas/forms/forms';
import type { ContactNumber, LeadAnswer } from '@/schemas/forms/lead-answer';
import type { Locale } from '@/schemas/locale';
import type { LeadAnswerer } from './find-answerer';
import { toText } from './lead-answers';
import type { UnservedReason } from './route-lead';

/** Forms whose senders are answered by a person; the others are confirmed, and name a contact. */
const answeredForms: ReadonlySet<LeadFormName> = new Set([
  'inquiry',
  'seller-registration',
  'valuation-start',
]);
/** Forms of which nobody is the contact. */
const silentForms: ReadonlySet<LeadFormName> = new Set(['newsletter', 'sms']);

const answerMethods = ['phone', 'whatsapp', 'sms', 'email'] as const;

/** The chosen contact method; a registration without a choice is answered by phone. */
function readAnswerMethod(form: LeadFormName, values: FormValues): LeadAnswer['by'] {
  const chosen = toText(values.reach_by);
  const method = answerMethods.find((candidate) => candidate === chosen);
  if (method) return method;
  if (form === 'seller-registration') return 'phone';
  return chosen === undefined && toText(values.email) ? 'email' : 'either';
}

/** `Tuesday 1 December at 10:00 am`, by the clock of the country. */
export const formatDue = (due: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone: activeCountryValues.timeZone,
  }).format(due);

const toE164 = (number: string): string => number.replace(/[\s-]/g, '');

function toPhone({ phone, extension }: LeadAnswerer, extensionLabel: string): ContactNumber | null {
  if (!phone) return null;
  const number = toE164(phone);
  const text = formatPhone(number);
  return {
    text: extension ? `${text} ${extensionLabel} ${extension}` : text,
    href: `tel:${number}${extension ? `;ext=${extension}` : ''}`,
  };
}

/** wa.me takes the number without the plus. */
const toWhatsApp = (number: string): ContactNumber => ({
  text: formatPhone(toE164(number)),
  href: `https://wa.me/${toE164(number).replace(/^\+/, '')}`,
});

type LeadAnswerInput = {
  form: LeadFormName;
  values: FormValues;
  locale: Locale;
  answerer: LeadAnswerer;
  due: Date;
  unserved: UnservedReason | null;
};

/** Who answers a lead, how and by when, in the visitor's language. Null for forms without a contact. */
export function createLeadAnswer(input: LeadAnswerInput): LeadAnswer | null {
  const { form, values, locale, answerer, due, unserved } = input;
  if (silentForms.has(form)) return null;
  const t = createTranslate(locale);
  const by = readAnswerMethod(form, values);
  const dueText = answeredForms.has(form) ? formatDue(due, locale) : null;
  const phone = toPhone(answerer, t('office.extension'));
  const whatsApp = answerer.whatsApp ? toWhatsApp(answerer.whatsApp) : null;
  const contacts = [phone?.text, whatsApp && `${t('office.whatsApp')} ${whatsApp.text}`];
  const { network, isConfidential } = answerer;
  const office = isConfidential ? null : answerer.office;
  const person = isConfidential ? null : (answerer.person?.name ?? null);
  const names = { person: person ?? '', office: office ?? person ?? network, network };
  const hasBoth = person !== null && office !== null;
  const promise = () => {
    if (dueText === null) return t(hasBoth ? 'forms.answer.contactPerson' : 'forms.answer.contact', names);
    const values = { ...names, by, due: dueText };
    if (unserved) return t(`forms.answer.${unserved === 'too-far' ? 'unserved' : 'unknownPlace'}`, values);
    return t(hasBoth ? 'forms.answer.person' : 'forms.answer.office', values);
  };
  const known = contacts.filter((contact) => typeof contact === 'string');
  const list = known.join(', ');
  const contactText =
    dueText === null
      ? t('forms.answer.questions', { contacts: list })
      : t('forms.answer.sooner', { contacts: list });
  return {
    text: (known.length > 0 ? [promise(), contactText] : [promise()]).join(' '),
    ...{ office, person, network, by },
    due: dueText === null ? null : { at: due.toISOString(), text: dueText },
    ...{ phone, whatsApp },
  };
}
