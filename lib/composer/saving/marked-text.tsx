import type { Change } from 'diff';
import { type ReactElement, useEffect, useState } from 'react';

/**
 * A text in which the words are marked that the other text does not have; unmarked until the diff library is
 * loaded.
 */
export function MarkedText({ text, other }: { text: string; other: string }): ReactElement {
  let at = 0;
  return (
    <span className="block whitespace-pre-wrap break-words">
      {useDiffParts(text, other).map(({ added, value }) => {
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

type TextPart = Pick<Change, 'added' | 'value'>;

/** Loads the library with the first conflict: most users never see one. */
function useDiffParts(text: string, other: string): readonly TextPart[] {
  const [diff, setDiff] = useState<{ key: string; parts: readonly TextPart[] } | null>(null);
  const key = JSON.stringify([text, other]);
  useEffect(() => {
    let isActive = true;
    import('diff').then(
      ({ diffWordsWithSpace }) => {
        const parts = diffWordsWithSpace(other, text).filter(({ removed }) => !removed);
        if (isActive) setDiff({ key, parts });
      },
      () => undefined,
    );
    return () => {
      isActive = false;
    };
  }, [key, text, other]);
  return diff?.key === key ? diff.parts : [{ added: false, value: text }];
}
