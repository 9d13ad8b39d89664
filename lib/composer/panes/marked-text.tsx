import { diffWordsWithSpace } from 'diff';
import type { ReactElement } from 'react';

/** A text with the words marked that the other one does not have. */
export function MarkedText({ text, other }: { text: string; other: string }): ReactElement {
  const parts = diffWordsWithSpace(other, text).filter(({ removed }) => !removed);
  let at = 0;
  return (
    <span className="block whitespace-pre-wrap break-words">
      {parts.map(({ added, value }) => {
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
