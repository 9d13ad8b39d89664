import type { ReactElement } from 'react';

/** Where no page stands that could be composed. */
export function NothingHere({ path }: { path: string }): ReactElement {
  return (
    <main className="mx-auto flex h-full max-w-narrow flex-col justify-center gap-4 p-gutter">
      <h1 className="font-display text-section">No published page stands here</h1>
      <p>
        Nothing answers at <code>{path}</code>. A page that was never published is opened from the CMS.
      </p>
      <p>
        <a href="/admin/collections/pages" className="text-link underline">
          All pages
        </a>
      </p>
    </main>
  );
}
