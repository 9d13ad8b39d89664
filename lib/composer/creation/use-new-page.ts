import { useState } from 'react';
import type { Locale } from '@/schemas/locale';
import { suggestSlug } from '../address/slug';
import {
  basePathOf,
  type CreatePageResult,
  createPage,
  type NewPageOwner,
  type NewPageTemplate,
  validateAddress,
  validateTitle,
} from './create-page';

export type NewPageLanguage = { locale: Locale; name: string };
export type NewPageChoices = {
  owners: readonly [NewPageOwner, ...NewPageOwner[]];
  /** Whether the owner can be any office, found by a search. */
  findsOffices: boolean;
  languages: readonly [NewPageLanguage, ...NewPageLanguage[]];
  /** The fallback language. */
  contentLocale: Locale;
};

type NewPageRejection = Extract<CreatePageResult, { kind: 'refused' }>;

/**
 * State of the form for a new page, with its issues. The address follows the title until the user enters
 * another one.
 */
export function useNewPage({ owners, languages, contentLocale }: Omit<NewPageChoices, 'findsOffices'>) {
  const [title, setTitle] = useState('');
  const [owner, setOwner] = useState<NewPageOwner>(owners[0]);
  const [template, setTemplate] = useState<NewPageTemplate | null>(null);
  const [language, setLanguage] = useState(languages[0]);
  const [customAddress, setCustomAddress] = useState<string | null>(null);
  const [rejection, setRejection] = useState<NewPageRejection | null>(null);
  const [isBusy, setBusy] = useState(false);
  const address = customAddress ?? suggestSlug(title);

  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    const result = await createPage({ title, owner, template, address }, contentLocale);
    if (result.kind === 'created')
      return window.location.assign(`/compose/record/${result.id}?locale=${language.locale}`);
    setBusy(false);
    setRejection(result);
  };
  const clearingRejection =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setRejection(null);
    };
  const messageOf = (field: NewPageRejection['field']) =>
    rejection?.field === field ? rejection.message : undefined;
  return {
    ...{ title, owner, template, language, address, isBusy, submit, rejection },
    base: basePathOf({ owner, template }),
    setTitle: clearingRejection(setTitle),
    // A template belongs to its owner.
    setOwner: clearingRejection((nextOwner: NewPageOwner) => {
      setOwner(nextOwner);
      setTemplate(null);
    }),
    setTemplate: clearingRejection(setTemplate),
    setAddress: clearingRejection(setCustomAddress),
    setLanguage,
    messageOf,
    titleIssue: messageOf('title') ?? validateTitle(title) ?? undefined,
    addressIssue:
      messageOf('address') ??
      (address === '' ? undefined : (validateAddress({ owner, template }, address) ?? undefined)),
    /** The page that has the address. */
    conflictingId: rejection?.conflictingId,
  };
}
