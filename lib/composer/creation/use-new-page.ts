import { useState } from 'react';
import type { Locale } from '@/schemas/locale';
import {
  addressFault,
  baseOf,
  type Made,
  makePage,
  type Owner,
  type Template,
  titleFault,
} from './make-page';
import { suggestAddress } from './suggest-address';

export type Language = { locale: Locale; name: string };
export type NewPageChoices = {
  owners: readonly [Owner, ...Owner[]];
  /** Whether it may be any office's besides, which is found by its words. */
  findsOffices: boolean;
  languages: readonly [Language, ...Language[]];
  /** The language that others fall back to. */
  contentLocale: Locale;
};

type Refused = Extract<Made, { kind: 'refused' }>;

/** What is typed for a new page and what is wrong with it. The address follows the title until somebody writes another. */
export function useNewPage({ owners, languages, contentLocale }: Omit<NewPageChoices, 'findsOffices'>) {
  const [title, setTitle] = useState('');
  const [owner, setOwner] = useState<Owner>(owners[0]);
  const [template, setTemplate] = useState<Template | null>(null);
  const [language, setLanguage] = useState(languages[0]);
  const [own, setOwn] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(false);
  const address = own ?? suggestAddress(title);

  const make = async () => {
    if (isBusy) return;
    setBusy(true);
    const made = await makePage({ title, owner, template, address }, contentLocale);
    if (made.kind === 'made')
      return window.location.assign(`/compose/record/${made.id}?locale=${language.locale}`);
    setBusy(false);
    setRefused(made);
  };
  const changing =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setRefused(null);
    };
  const messageOf = (field: Refused['field']) => (refused?.field === field ? refused.message : undefined);
  return {
    ...{ title, owner, template, language, address, isBusy, make, refused },
    base: baseOf({ owner, template }),
    setTitle: changing(setTitle),
    // A template is its owner's.
    setOwner: changing((chosen: Owner) => {
      setOwner(chosen);
      setTemplate(null);
    }),
    setTemplate: changing(setTemplate),
    setOwn: changing(setOwn),
    setLanguage,
    messageOf,
    titleFault: messageOf('title') ?? titleFault(title) ?? undefined,
    addressFault:
      messageOf('address') ??
      (address === '' ? undefined : (addressFault({ owner, template }, address) ?? undefined)),
    /** The page that has the address. */
    inTheWay: refused?.inTheWay,
  };
}
