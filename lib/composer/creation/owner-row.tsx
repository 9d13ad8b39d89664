import type { ReactElement } from 'react';
import { SearchCombobox } from '../form/search-combobox';
import { searchRecords } from '../form/records/search-records';
import { SelectRow } from './choice-row';
import { FormRow } from './form-rows';
import type { NewPageOwner } from './create-page';
import { useIsHydrated } from './use-awake';

type OwnerRowProps = {
  owners: readonly [NewPageOwner, ...NewPageOwner[]];
  /** Whether the owner can be any office, found by a search. */
  findsOffices: boolean;
  selected: NewPageOwner;
  onSelect: (owner: NewPageOwner) => void;
};

const ownerRowTexts = { label: 'Belongs to', help: 'Whose page it is. An office’s people work on its pages.' };

/** Selects the owner of a new page: from a short list, or by a search over all offices. */
export function OwnerRow({ owners, findsOffices, selected, onSelect }: OwnerRowProps): ReactElement {
  const isHydrated = useIsHydrated();
  if (!findsOffices)
    return (
      <SelectRow {...ownerRowTexts} options={owners} selected={selected} nameOf={({ name }) => name} onSelect={onSelect} />
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
