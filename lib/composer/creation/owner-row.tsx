import type { ReactElement } from 'react';
import { FindBox } from '../form/finding/find-box';
import { searchRecords } from '../form/records/search-records';
import { ChoiceRow } from './choice-row';
import { FormRow } from './form-row';
import type { Owner } from './make-page';
import { useAwake } from './use-awake';

type OwnerRowProps = {
  owners: readonly [Owner, ...Owner[]];
  /** Whether it may be any office's besides. */
  findsOffices: boolean;
  chosen: Owner;
  choose: (owner: Owner) => void;
};

const words = { label: 'Belongs to', help: 'Whose page it is. An office’s people work on its pages.' };

/** Whose a new page is: one of a few, or of all offices one that is found by its words. */
export function OwnerRow({ owners, findsOffices, chosen, choose }: OwnerRowProps): ReactElement {
  const isAwake = useAwake();
  if (!findsOffices)
    return (
      <ChoiceRow {...words} options={owners} chosen={chosen} nameOf={({ name }) => name} choose={choose} />
    );
  const [usual] = owners;
  return (
    <FormRow {...words}>
      {({ id, 'aria-describedby': about }) => (
        <div className="grid gap-2">
          <p className="chosen">
            <span className="min-w-0 flex-1 truncate">{chosen.name}</span>
            {chosen !== usual && (
              <button type="button" className="pane-button" onClick={() => choose(usual)}>
                {usual.name}
              </button>
            )}
          </p>
          <FindBox
            id={id}
            label="Search for an office"
            about={about}
            // Letters that come before would be lost.
            disabled={!isAwake}
            search={searchOffices}
            choose={({ owner }) => choose(owner)}
          />
        </div>
      )}
    </FormRow>
  );
}

async function searchOffices(sought: string, signal: AbortSignal) {
  const { records, hasMore } = await searchRecords(['office'], sought, {}, signal);
  const found = records.flatMap(({ id, name, note, base }) =>
    base === null ? [] : [{ key: id, name, note, owner: { office: id, name, base } }],
  );
  return { found, hasMore };
}
