'use client';

import { type ReactElement, useId, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { current } from '@/schemas/bindings/subject';
import { kindNames } from '@/schemas/kind-names';
import { recordIdSchema } from '@/schemas/reference';
import { RecordChoice } from '../records/record-choice';
import type { QueryKey } from './describe-query';

type RecordKeyProps = {
  asked: QueryKey;
  value: unknown;
  /** Whether the page's address names such a record. */
  hasOwn: boolean;
  change: (value: unknown) => void;
  disabled: boolean;
};

type Way = 'any' | 'own' | 'certain';

/** Which record a source is asked about: the page's own, a certain one, or any. */
export function RecordKey({ asked, value, hasOwn, change, disabled }: RecordKeyProps): ReactElement | null {
  const { subject, isNeeded, field } = asked;
  const id = useId();
  const chosen = subject && isNode(value) ? recordIdSchema.safeParse(value[subject]).data : undefined;
  const stored: Way = chosen !== undefined ? 'certain' : value === current || isNeeded ? 'own' : 'any';
  const [isLooking, setLooking] = useState(false);
  const way = isLooking ? 'certain' : stored;
  if (!subject) return null;
  const ways: readonly [Way, string, boolean][] = [
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
