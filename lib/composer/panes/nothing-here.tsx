import type { ReactElement } from 'react';

/** Where no page stands that could be composed; `lacks` what has to be there first. */
export function NothingHere({ path, lacks }: { path: string; lacks?: string }): ReactElement {
  return (
    <main className="mx-auto flex h-full max-w-narrow flex-col justify-center gap-4 p-gutter">
      <h1 className="font-display text-section">
        {lacks ? 'It cannot be shown yet' : 'No page of yours stands here'}
      </h1>
      {lacks ? (
        <p>
          “{path}” needs {lacks}: make one in the CMS, then come back.
        </p>
      ) : (
        <p>
          Nothing that you may see answers at <code>{path}</code>. All your pages, published or not, are in
          the list.
        </p>
      )}
      <p className="flex gap-4">
        <a href="/admin/collections/pages" className="text-link underline">
          All pages
        </a>
        <a href="/compose/new" className="text-link underline">
          New page
        </a>
      </p>
    </main>
  );
}
