import { type ReactElement, useEffect } from 'react';
import type { Fault } from '@/lib/engine/fault';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import type { LoadedBlock } from '@/lib/engine/load-blocks';
import type { PageContext } from '@/lib/engine/page-context';
import { VisitModule } from '@/lib/visitor/visit-module';

/** What is wrong is shown on the page. */
const ignore = () => {};

type StoryPageProps = { blocks: readonly LoadedBlock[]; page: PageContext; theme: string };

/** One block on a page of its own, in one theme and language. */
export function StoryPage({ blocks, page, theme }: StoryPageProps): ReactElement {
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = page.locale;
  }, [theme, page.locale]);
  return (
    <main>
      <LiveBlocks blocks={blocks} page={page} report={ignore} quarantine={Refused} />
      <VisitModule />
    </main>
  );
}

function Refused({ type, faults }: { type: string; faults: Fault[] }): ReactElement {
  return (
    <div className="m-6 rounded-md border-2 border-negative p-6">
      <p className="font-semibold text-negative">The block “{type}” cannot be shown.</p>
      <ul className="mt-2 list-disc pl-6">
        {faults.map((fault) => (
          <li key={`${fault.path}${fault.message}`}>
            {fault.path}: {fault.message}
          </li>
        ))}
      </ul>
    </div>
  );
}
