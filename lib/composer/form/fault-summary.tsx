import type { ReactElement } from 'react';
import type { Block } from '@/lib/engine/block';
import type { Issue } from '@/lib/engine/issue';
import { pathLabel } from '@/lib/engine/path-label';

type IssueSummaryProps = {
  issues: readonly Issue[];
  definition: Block;
  /** Called with the path of an issue. */
  onSelect: (path: string) => void;
};

/** Lists what has to be done before visitors can see the block, with links to the fields. */
export function IssueSummary({ issues, definition, onSelect }: IssueSummaryProps): ReactElement | null {
  const issuesByPath = new Map(issues.map((issue) => [issue.path, issue]));
  if (issuesByPath.size === 0) return null;
  const isWrong = issues.some(({ severity }) => severity === 'malformed');
  return (
    <section
      aria-label="To be seen to"
      className={`mb-4 rounded-md border p-3 ${isWrong ? 'border-negative' : 'border-accent'}`}
    >
      <p className="mb-1 font-medium">
        {issuesByPath.size === 1 ? 'One thing' : `${issuesByPath.size} things`} to be seen to before visitors can see it
      </p>
      <ul className="grid gap-0.5">
        {[...issuesByPath].map(([path, { message }]) => (
          <li key={path}>
            <button type="button" className="text-left text-link underline" onClick={() => onSelect(path)}>
              {pathLabel(path, definition) ?? message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
