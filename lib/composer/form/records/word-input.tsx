'use client';

import { type ReactElement, useCallback } from 'react';
import type { ControlProps } from '../field/field-props';
import { ChosenWord } from '../finding/chosen-word';
import { FindBox } from '../finding/find-box';
import { searchWords } from './search-words';

/** A name that records bear: chosen, so that it is never one that none of them has. */
export function WordInput({
  field,
  value,
  change,
  id,
  about,
  isWrong,
  disabled,
}: ControlProps): ReactElement {
  const { words } = field;
  const search = useCallback(
    async (sought: string, signal: AbortSignal) => {
      const found = words ? await searchWords(words, sought, signal) : [];
      return { found: found.map((word) => ({ key: word, name: word })), hasMore: false };
    },
    [words],
  );
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  return (
    <div className="grid gap-2">
      {chosen !== undefined && (
        <ChosenWord
          name={chosen}
          soughtIn={id}
          disabled={disabled}
          takeOut={() => change(undefined, false)}
        />
      )}
      <FindBox
        id={id}
        label={chosen === undefined ? 'Search by name' : 'Choose another'}
        about={about}
        isWrong={isWrong}
        disabled={disabled}
        search={search}
        choose={({ key }) => change(key, false)}
      />
    </div>
  );
}
