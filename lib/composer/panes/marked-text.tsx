import type { Change } from 'diff';
import { type ReactElement, useEffect, useState } from 'react';

/** A text with the words marked that the other one does not have; unmarked until what finds them is there. */
export function MarkedText({ text, other }: { text: string; other: string }): ReactElement {
  let at = 0;
  return (
    <span className="block whitespace-pre-wrap break-words">
      {useParts(text, other).map(({ added, value }) => {
        at += value.length;
        return added ? (
          <mark key={at} className="bg-accent-soft text-text underline decoration-2">
            {value}
          </mark>
        ) : (
          <span key={at}>{value}</span>
        );
      })}
    </span>
  );
}

type Part = Pick<Change, 'added' | 'value'>;

/** It comes with the first clash: most people never see one. */
function useParts(text: string, other: string): readonly Part[] {
  const [found, setFound] = useState<{ of: string; parts: readonly Part[] } | null>(null);
  const of = JSON.stringify([text, other]);
  useEffect(() => {
    let isWanted = true;
    import('diff').then(
      ({ diffWordsWithSpace }) => {
        const parts = diffWordsWithSpace(other, text).filter(({ removed }) => !removed);
        if (isWanted) setFound({ of, parts });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [of, text, other]);
  return found?.of === of ? found.parts : [{ added: false, value: text }];
}
