'use client';
import { type RefObject, useRef, useState } from 'react';
import { callBuyer } from '@/lib/account/call-buyer';
import { storeUserInfo } from '@/lib/account/user-session';
import { type CallFailure, failureOf } from '@/lib/buyer-area/use-buyer-data';
import type { BuyerPreferences } from '@/schemas/buyers/preferences';
import {
  amountNames,
  type ChoiceGroup,
  choiceGroups,
  type DraftErrors,
  type PreferenceAmount,
  type PreferencesDraft,
  parseDraft,
  toDraft,
} from './preferences-draft';
import type { PreferencesTexts } from './preferences-texts';

export type SavingState = 'idle' | 'saving' | 'saved' | CallFailure;

/** The state of the form of the preferences. A failed submission changes no field. */
export function usePreferencesForm(
  id: string,
  { stored, locale, texts }: { stored: BuyerPreferences; locale: string; texts: PreferencesTexts },
) {
  const [draft, setDraft] = useState(() => toDraft(stored, locale));
  const [saving, setSaving] = useState<SavingState>('idle');
  /** Errors of amounts appear when their field is left, all others on submission. */
  const [checkedNames, setCheckedNames] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const { preferences, errors } = parseDraft(draft, stored, texts);
  const change = (changes: Partial<PreferencesDraft>) => {
    setDraft((current) => ({ ...current, ...changes }));
    setSaving((current) => (current === 'saving' ? current : 'idle'));
  };
  const submit = async () => {
    if (saving === 'saving') return;
    setCheckedNames(new Set([...amountNames, ...choiceGroups]));
    if (!preferences) {
      focusFirst(form, id, errors);
      return;
    }
    setSaving('saving');
    setSaving(
      await callBuyer('save-preferences', preferences).then(async () => {
        storeUserInfo(await callBuyer('session', {}));
        return 'saved' as const;
      }, failureOf),
    );
  };
  const leave = (fieldId: string) => {
    const name = amountNames.find((candidate) => fieldId === `${id}-${candidate}`);
    if (name) setCheckedNames((current) => new Set(current).add(name));
  };
  const errorOf = (name: PreferenceAmount | ChoiceGroup) =>
    checkedNames.has(name) ? errors?.[name] : undefined;
  return { form, draft, preferences, saving, change, submit, leave, errorOf };
}

/** Moves the focus to the first invalid field. */
function focusFirst(form: RefObject<HTMLFormElement | null>, id: string, errors: DraftErrors): void {
  const name = [...amountNames, ...choiceGroups].find((candidate) => errors[candidate]);
  form.current?.querySelector<HTMLElement>(`[id="${id}-${name}"]`)?.focus();
}
