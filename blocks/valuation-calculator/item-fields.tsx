import type { ReactElement } from 'react';
import { MAX_ITEMS } from '@/lib/valuation/figures';
import { type ListName, listNames, MAX_NAME_LENGTH } from '@/lib/valuation/parse-figures';
import { AmountField } from './amount-field';
import { FieldFrame } from './field-frame';
import { FormPart } from './form-part';
import type { ValuationFormContext } from './valuation-form-context';

const rows = Array.from({ length: MAX_ITEMS }, (_, index) => index);
/** The number of rows that are visible before a visitor adds more. */
const DEFAULT_ROWS = 2;

/** A list of named amounts. All rows are rendered, so that the list works without JavaScript. */
export function ItemFields({ form, list }: { form: ValuationFormContext; list: ListName }): ReactElement {
  const { t } = form.page;
  const itemRows = rows.map((row) => <ItemLine key={row} {...{ form, list, row }} />);
  const hasMore = form.submittedValues.getAll(listNames[list].amount).slice(DEFAULT_ROWS).some(Boolean);
  return (
    <FormPart
      title={t(`valuation.${list}`)}
      help={list === 'oneOffs' ? t('valuation.oneOffsHelp') : t('valuation.personalHelp')}
    >
      <div className="flex flex-col gap-3">
        {itemRows.slice(0, DEFAULT_ROWS)}
        <details open={hasMore} className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-link underline decoration-accent underline-offset-4 print:hidden">
            {t('valuation.moreItems')}
          </summary>
          <div className="mt-2 flex flex-col gap-3">{itemRows.slice(DEFAULT_ROWS)}</div>
        </details>
      </div>
    </FormPart>
  );
}

function ItemLine({
  form,
  list,
  row,
}: {
  form: ValuationFormContext;
  list: ListName;
  row: number;
}): ReactElement {
  const { t } = form.page;
  const { name, amount } = listNames[list];
  const field = `${name}-${row}`;
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <FieldFrame {...{ form, field }} label={`${t('valuation.itemName')} ${row + 1}`} isQuiet>
        <input
          id={`${form.id}-${field}`}
          name={name}
          defaultValue={form.submittedValues.getAll(name)[row] ?? ''}
          maxLength={MAX_NAME_LENGTH}
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
