import type { ReactElement } from 'react';
import { mostItems } from '@/lib/valuation/figures';
import { type ListName, listNames, longestName } from '@/lib/valuation/read-figures';
import { AmountField } from './amount-field';
import { FieldFrame } from './field-frame';
import type { FormContext } from './form-context';
import { FormPart } from './form-part';

const places = Array.from({ length: mostItems }, (_, place) => place);
/** So many lines are seen before somebody asks for more. */
const usual = 2;

/** A list of named amounts. All of its lines are there, so that it needs no script. */
export function ItemFields({ form, list }: { form: FormContext; list: ListName }): ReactElement {
  const { t } = form.page;
  const lines = places.map((row) => <ItemLine key={row} {...{ form, list, row }} />);
  const hasMore = form.written.getAll(listNames[list].amount).slice(usual).some(Boolean);
  return (
    <FormPart
      title={t(`valuation.${list}`)}
      help={list === 'oneOffs' ? t('valuation.oneOffsHelp') : t('valuation.personalHelp')}
    >
      <div className="flex flex-col gap-3">
        {lines.slice(0, usual)}
        <details open={hasMore} className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-link underline decoration-accent underline-offset-4 print:hidden">
            {t('valuation.moreItems')}
          </summary>
          <div className="mt-2 flex flex-col gap-3">{lines.slice(usual)}</div>
        </details>
      </div>
    </FormPart>
  );
}

function ItemLine({ form, list, row }: { form: FormContext; list: ListName; row: number }): ReactElement {
  const { t } = form.page;
  const { name, amount } = listNames[list];
  const field = `${name}-${row}`;
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-3">
      <FieldFrame {...{ form, field }} label={`${t('valuation.itemName')} ${row + 1}`} isQuiet>
        <input
          id={`${form.id}-${field}`}
          name={name}
          defaultValue={form.written.getAll(name)[row] ?? ''}
          maxLength={longestName}
          placeholder={t('valuation.itemName')}
          autoComplete="off"
          className="input"
        />
      </FieldFrame>
      <AmountField
        {...{ form, row }}
        name={amount}
        label={`${t('valuation.itemAmount')} ${row + 1}`}
        isQuiet
      />
    </div>
  );
}
