'use client';

import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { landingTemplateNames } from '@/lib/routes/custom-routes';
import { findTemplatesCall } from '@/schemas/composing/new-page';
import { searchRecords } from '../form/records/records-api';
import { SearchCombobox } from '../form/search-combobox';
import { callOrThrow } from '../server/call-server';
import type { NewPageOwner, NewPageTemplate } from './create-page';
import { FormRow, SelectRow } from './form-rows';
import { useInputBeforeHydration, useIsHydrated } from './hydration';
import { type NewPageChoices, useNewPage } from './use-new-page';

type OwnerRowProps = {
  owners: readonly [NewPageOwner, ...NewPageOwner[]];
  /** Whether the owner can be any office, found by a search. */
  findsOffices: boolean;
  selected: NewPageOwner;
  onSelect: (owner: NewPageOwner) => void;
};

const ownerRowTexts = {
  label: 'Belongs to',
  help: 'The owner of the page. An office’s staff edit its pages.',
};

/** Selects the owner of a new page: from a short list, or by a search over all offices. */
function OwnerRow({ owners, findsOffices, selected, onSelect }: OwnerRowProps): ReactElement {
  const isHydrated = useIsHydrated();
  if (!findsOffices)
    return (
      <SelectRow
        {...ownerRowTexts}
        options={owners}
        selected={selected}
        nameOf={({ name }) => name}
        onSelect={onSelect}
      />
    );
  const [defaultOwner] = owners;
  return (
    <FormRow {...ownerRowTexts}>
      {({ id, 'aria-describedby': descriptionId }) => (
        <div className="grid gap-2">
          <p className="chosen">
            <span className="min-w-0 flex-1 truncate">{selected.name}</span>
            {selected !== defaultOwner && (
              <button type="button" className="pane-button" onClick={() => onSelect(defaultOwner)}>
                {defaultOwner.name}
              </button>
            )}
          </p>
          <SearchCombobox
            id={id}
            label="Search for an office"
            describedBy={descriptionId}
            // Text that is typed before hydration would be lost.
            disabled={!isHydrated}
            search={searchOffices}
            onSelect={({ owner }) => onSelect(owner)}
          />
        </div>
      )}
    </FormRow>
  );
}

async function searchOffices(query: string, signal: AbortSignal) {
  const { records, hasMore } = await searchRecords(['office'], query, {}, signal);
  const items = records.flatMap(({ id, name, note, base }) =>
    base === null ? [] : [{ key: id, name, note, owner: { office: id, name, base } }],
  );
  return { items, hasMore };
}

const networkTemplateNames: ReadonlySet<string> = new Set(landingTemplateNames);

/**
 * Templates for a page of this owner: those of an office, or the landing page templates of the network.
 * @throws if the request fails
 */
async function fetchTemplates(
  { office }: NewPageOwner,
  signal: AbortSignal,
): Promise<readonly NewPageTemplate[]> {
  const owner: Record<string, string> =
    office === null ? { 'where[scope][equals]': 'network' } : { 'where[office][equals]': String(office) };
  const query = { depth: '0', limit: '100', sort: 'name', ...owner };
  const templates = (await callOrThrow(findTemplatesCall, { query }, { cache: 'no-store', signal })).body
    .docs;
  return office === null ? templates.filter(({ name }) => networkTemplateNames.has(name)) : templates;
}

type TemplateRowProps = {
  owner: NewPageOwner;
  selected: NewPageTemplate | null;
  onSelect: (template: NewPageTemplate | null) => void;
};

/** Selects the template of a new page. Hidden if the owner has none. */
function TemplateRow({ owner, selected, onSelect }: TemplateRowProps): ReactElement | null {
  const templates = useTemplates(owner);
  if (templates.length === 0) return null;
  return (
    <SelectRow
      label="Start from"
      help="A page from a template starts with its blocks and its address."
      options={[null, ...templates]}
      selected={selected}
      nameOf={(template) => template?.name ?? 'Empty'}
      onSelect={onSelect}
    />
  );
}

/**
 * The templates of an owner; empty while they load, and if they cannot be loaded: an empty page can be
 * created in any case.
 */
function useTemplates(owner: NewPageOwner): readonly NewPageTemplate[] {
  const [loaded, setLoaded] = useState<{ owner: NewPageOwner; templates: readonly NewPageTemplate[] } | null>(
    null,
  );
  useEffect(() => {
    const controller = new AbortController();
    fetchTemplates(owner, controller.signal).then(
      (templates) => controller.signal.aborted || setLoaded({ owner, templates }),
      () => undefined,
    );
    return () => controller.abort();
  }, [owner]);
  return loaded?.owner === owner ? loaded.templates : [];
}

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
          help="The language you write first."
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
    <FormRow label="Title" issue={form.titleIssue} help="Shown in search results. You can change it later.">
      {(input) => (
        <input
          {...input}
          ref={control}
          // biome-ignore lint/a11y/noAutofocus: the first field of the only form
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
        help={`Address: /${language.locale}${base}/${address || '…'}`}
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
        <a
          href={`/compose/record/${conflictingId}?locale=${language.locale}`}
          className="text-link underline"
        >
          Edit that page
        </a>
      )}
    </>
  );
}

const Buttons = ({ isBusy }: { isBusy: boolean }): ReactElement => (
  <p className="flex gap-3">
    <button type="submit" className="pane-button bg-action text-action-text" aria-disabled={isBusy}>
      {isBusy ? 'Creating …' : 'Create page'}
    </button>
    <a href="/admin/collections/pages" className="pane-button">
      Cancel
    </a>
  </p>
);
