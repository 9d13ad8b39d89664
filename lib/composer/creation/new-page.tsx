'use client';

import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { ChoiceRow } from './choice-row';
import { FormRow } from './form-row';
import { OwnerRow } from './owner-row';
import { TemplateRow } from './template-row';
import { type NewPageChoices, useNewPage } from './use-new-page';
import { useTypedBefore } from './use-typed-before';

/** Asks what a new page needs, and opens it in the composer. */
export function NewPage(choices: NewPageChoices): ReactElement {
  const form = useNewPage(choices);
  const { owner, language, isBusy, messageOf } = form;
  const fields = useLedToFault(form.refused);
  return (
    <form
      ref={fields}
      onSubmit={(event) => {
        event.preventDefault();
        void form.make();
      }}
      noValidate
      className="grid gap-5"
    >
      <TitleRow form={form} />
      <OwnerRow
        owners={choices.owners}
        findsOffices={choices.findsOffices}
        chosen={owner}
        choose={form.setOwner}
      />
      <TemplateRow owner={owner} chosen={form.template} choose={form.setTemplate} />
      {choices.languages.length > 1 && (
        <ChoiceRow
          label="Language"
          help="The one you write first."
          options={choices.languages}
          chosen={language}
          nameOf={({ name }) => name}
          choose={form.setLanguage}
        />
      )}
      <AddressRow form={form} />
      <p role="alert" className="text-negative empty:hidden">
        {messageOf(null)}
      </p>
      <Buttons isBusy={isBusy} />
    </form>
  );
}

/** What is typed after the page was refused stands in the field that was the reason. */
function useLedToFault(refused: unknown): RefObject<HTMLFormElement | null> {
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  return fields;
}

type Form = { form: ReturnType<typeof useNewPage> };

function TitleRow({ form }: Form): ReactElement {
  const control = useTypedBefore<HTMLInputElement>(form.title, form.setTitle);
  return (
    <FormRow
      label="Title"
      fault={form.titleFault}
      help="What visitors read in search results. It can be changed later."
    >
      {(input) => (
        <input
          {...input}
          ref={control}
          // biome-ignore lint/a11y/noAutofocus: a screen with one form, of which this is where one begins
          autoFocus
          value={form.title}
          onChange={({ target }) => form.setTitle(target.value)}
        />
      )}
    </FormRow>
  );
}

/** As it is suggested, until somebody writes another. */
function AddressRow({ form }: Form): ReactElement {
  const { language, base, address, inTheWay } = form;
  const control = useTypedBefore<HTMLInputElement>(address, form.setOwn);
  return (
    <>
      <FormRow
        label="Address"
        fault={form.addressFault}
        help={`Visitors find it at /${language.locale}${base}/${address || '…'}`}
      >
        {(input) => (
          <input
            {...input}
            ref={control}
            spellCheck={false}
            autoCapitalize="none"
            value={address}
            onChange={({ target }) => form.setOwn(target.value)}
          />
        )}
      </FormRow>
      {inTheWay !== undefined && (
        <a href={`/compose/record/${inTheWay}?locale=${language.locale}`} className="text-link underline">
          Work on that page
        </a>
      )}
    </>
  );
}

const Buttons = ({ isBusy }: { isBusy: boolean }): ReactElement => (
  <p className="flex gap-3">
    <button type="submit" className="pane-button bg-action text-action-text" aria-disabled={isBusy}>
      {isBusy ? 'Making it …' : 'Make the page'}
    </button>
    <a href="/admin/collections/pages" className="pane-button">
      Cancel
    </a>
  </p>
);
