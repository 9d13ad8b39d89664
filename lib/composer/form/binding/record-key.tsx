'use client';

import { type ReactElement, useId, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { current } from '@/schemas/bindings/subject';
import { kindNames } from '@/schemas/kind-names';
import { type RecordId, recordIdSchema } from '@/schemas/reference';
import { RecordChoice } from '../records/record-choice';
import type { QueryKey } from './describe-query';

type RecordKeyProps = {
  asked: QueryKey;
  value: unknown;
  /** Whether its source is asked at all: until then there is no record. */
  isChosen: boolean;
  /** Whether the page's address names such a record. */
  hasOwn: boolean;
  change: (value: unknown) => void;
  disabled: boolean;
};

type Way = 'none' | 'any' | 'own' | 'certain';

function wayOf({ asked, value, isChosen }: RecordKeyProps, chosen: RecordId | undefined): Way {
  if (!isChosen && asked.isNeeded) return 'none';
  if (chosen !== undefined) return 'certain';
  return value === current || asked.isNeeded ? 'own' : 'any';
}

/** Which record a source is asked about: the page's own, a certain one, or any. */
export function RecordKey(props: RecordKeyProps): ReactElement | null {
  const { asked, value, hasOwn, change, disabled } = props;
  const { subject, isNeeded, field } = asked;
  const id = useId();
  const chosen = subject && isNode(value) ? recordIdSchema.safeParse(value[subject]).data : undefined;
  const stored = wayOf(props, chosen);
  const [isLooking, setLooking] = useState(false);
  const way = isLooking ? 'certain' : stored;
  if (!subject) return null;
  const ways: readonly [Way, string, boolean][] = [
    ['none', `No ${kindNames[subject]} yet`, stored === 'none'],
    ['any', `Any ${kindNames[subject]}`, !isNeeded],
    ['own', `The page’s own ${kindNames[subject]}`, hasOwn || stored === 'own'],
    ['certain', `A certain ${kindNames[subject]}`, true],
  ];
  return (
    <div className="mb-4 grid gap-2">
      <label htmlFor={id} className="font-medium">
        {field.label}
      </label>
      <select
        id={id}
        className="field"
        disabled={disabled}
        value={way}
        onChange={({ target }) => {
          setLooking(target.value === 'certain');
          if (target.value === 'any') change(undefined);
          if (target.value === 'own') change(current);
        }}
      >
        {ways.map(
          ([one, words, isThere]) =>
            isThere && (
              <option key={one} value={one}>
                {words}
              </option>
            ),
        )}
      </select>
      {way === 'certain' && (
        <RecordChoice
          kind={subject}
          what={kindNames[subject]}
          id={`${id}-record`}
          disabled={disabled}
          chosen={chosen}
          choose={(record) => {
            setLooking(false);
            change({ [subject]: record });
          }}
        />
      )}
    </div>
  );
}
