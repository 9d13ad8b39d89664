import { type ReactElement, useEffect } from 'react';
import type { Issue } from '@/lib/engine/issue';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import type { LoadedBlock } from '@/lib/engine/load-blocks';
import type { PageContext } from '@/lib/engine/page-context';
import { visitPage } from '@/lib/visitor/visit-page';

/** Problems are displayed on the page, so none are logged. */
const ignore = () => {};

type StoryPageProps = { blocks: readonly LoadedBlock[]; page: PageContext; theme: string };

/** A page with a single block, in one theme and language. */
export function StoryPage({ blocks, page, theme }: StoryPageProps): ReactElement {
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = page.locale;
  }, [theme, page.locale]);
  // What the module of public pages does.
  useEffect(() => visitPage(document), []);
  return (
    <main>
      <LiveBlocks blocks={blocks} page={page} report={ignore} quarantine={InvalidBlock} />
    </main>
  );
}

function InvalidBlock({ type, issues }: { type: string; issues: Issue[] }): ReactElement {
  return (
    <div className="rounded-md border border-accent p-6">
      <p className="font-semibold">The block “{type}” cannot be shown.</p>
      <ul className="mt-2 list-disc pl-6">
        {issues.map((issue) => (
          <li key={`${issue.path}${issue.message}`}>
            {issue.path}: {issue.message}
          </li>
        ))}
      </ul>
    </div>
  );
}
