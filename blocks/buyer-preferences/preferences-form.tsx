'use client';
import type { ReactElement } from 'react';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import type { BuyerResponse } from '@/schemas/buyers/buyer-calls';
import type { BuyerPreferences } from '@/schemas/buyers/preferences';
import { AmountField } from './amount-field';
import { ChoiceField } from './choice-field';
import { CountLine } from './count-line';
import { changeChoices, optionsByGroup } from './preference-choices';
import { amountNames, choiceGroups } from './preferences-draft';
import type { PreferencesTexts } from './preferences-texts';
import { SavingMessage } from './saving-message';
import { useMatchCount } from './use-match-count';
import { usePreferencesForm } from './use-preferences-form';

type PreferencesFormProps = {
  id: string;
  page: AreaPage;
  texts: PreferencesTexts;
  matchesHref: string;
  stored: BuyerPreferences;
  options: BuyerResponse<'preference-options'>;
};

/** The preferences with the number of listings that match them. */
export function PreferencesForm(props: PreferencesFormProps): ReactElement {
  const { id, page, texts, matchesHref, stored, options } = props;
  const { locale } = page;
  const { form, draft, preferences, saving, ...actions } = usePreferencesForm(id, { stored, locale, texts });
  const count = useMatchCount(preferences && criteriaOf(preferences));
  const { change } = actions;
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void actions.submit();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onBlur={({ target }) => actions.leave(target.id)}
      className="area-form"
    >
      <PreferenceFields {...{ id, page, texts, options, draft, change }} errorOf={actions.errorOf} />
      <label className="flex gap-3">
        <input
          type="checkbox"
          checked={draft.weekly}
          onChange={({ target }) => change({ weekly: target.checked })}
          className="size-6 shrink-0 accent-action"
        />
        <span>{texts.weekly}</span>
      </label>
      <div className="area-submit">
        <SavingMessage {...{ saving, page, texts, matchesHref }} />
        <CountLine {...{ count, page, texts }} />
        <button
          type="submit"
          aria-disabled={saving === 'saving' || undefined}
          className="button button-primary"
        >
          {saving === 'saving' ? texts.saving : texts.save}
        </button>
      </div>
    </form>
  );
}

const criteriaOf = ({ weekly_mail: _mail, ...criteria }: BuyerPreferences) => criteria;

type PreferenceFieldsProps = Pick<PreferencesFormProps, 'id' | 'page' | 'texts' | 'options'> &
  Pick<ReturnType<typeof usePreferencesForm>, 'draft' | 'change' | 'errorOf'>;

function PreferenceFields(props: PreferenceFieldsProps): ReactElement {
  const { id, page, texts, options, draft, change, errorOf } = props;
  const groups = optionsByGroup(options, draft);
  return (
    <>
      <div className="area-amounts">
        {amountNames.map((name) => (
          <AmountField
            key={name}
            id={`${id}-${name}`}
            label={texts[name]}
            sign={currencySign(page)}
            value={draft[name]}
            error={errorOf(name)}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      {choiceGroups.map(
        (name) =>
          groups[name].length > 0 && (
            <ChoiceField
              key={name}
              id={`${id}-${name}`}
              label={texts[name]}
              hint={texts.any}
              options={groups[name]}
              selected={draft[name]}
              error={errorOf(name)}
              onChange={(selected) => change(changeChoices(options, draft, { [name]: selected }))}
            />
          ),
      )}
    </>
  );
}

const currencySign = ({ currency }: AreaPage): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
