'use client';

import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { SelectRow } from './choice-row';
import { FormRow } from './form-rows';
import { OwnerRow } from './owner-row';
import { TemplateRow } from './template-row';
import { type NewPageChoices, useNewPage } from './use-new-page';
import { useInputBeforeHydration } from './hydration';

/** Form for a new page; opens the page in the composer after it is created. */
export function NewPageForm(choices: NewPageChoices): ReactElement {
  const form = useNewPage(choices);
  const { owner, language, isBusy, messageOf } = form;
  const formRef = useFocusFirstInvalid(form.rejection);
  return (
    <form
      ref={formRef}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      noValidate
      className="grid gap-5"
    >
      <TitleRow form={form} />
      <OwnerRow
        owners={choices.owners}
        findsOffices={choices.findsOffices}
        selected={owner}
        onSelect={form.setOwner}
      />
      <TemplateRow owner={owner} selected={form.template} onSelect={form.setTemplate} />
      {choices.languages.length > 1 && (
        <SelectRow
          label="Language"
          help="The one you write first."
          options={choices.languages}
          selected={language}
          nameOf={({ name }) => name}
          onSelect={form.setLanguage}
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

/** Focuses the first invalid field after a rejection. */
function useFocusFirstInvalid(rejection: unknown): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (rejection) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejection]);
  return formRef;
}

type NewPageRowProps = { form: ReturnType<typeof useNewPage> };

function TitleRow({ form }: NewPageRowProps): ReactElement {
  const control = useInputBeforeHydration<HTMLInputElement>(form.title, form.setTitle);
  return (
    <FormRow
      label="Title"
      issue={form.titleIssue}
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

/** Shows the suggested address until the user enters another one. */
function AddressRow({ form }: NewPageRowProps): ReactElement {
  const { language, base, address, conflictingId } = form;
  const control = useInputBeforeHydration<HTMLInputElement>(address, form.setAddress);
  return (
    <>
      <FormRow
        label="Address"
        issue={form.addressIssue}
        help={`Visitors find it at /${language.locale}${base}/${address || '…'}`}
      >
        {(input) => (
          <input
            {...input}
            ref={control}
            spellCheck={false}
            autoCapitalize="none"
            value={address}
            onChange={({ target }) => form.setAddress(target.value)}
          />
        )}
      </FormRow>
      {conflictingId !== undefined && (
        <a href={`/compose/record/${conflictingId}?locale=${language.locale}`} className="text-link underline">
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
