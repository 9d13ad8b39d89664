import type { ReactElement } from 'react';

/**
 * Replaces the composer after an error. Changes are saved or stored in this browser, and the page can be
 * opened again.
 */
export function CrashScreen(): ReactElement {
  return (
    <main className="mx-auto flex h-full max-w-narrow flex-col justify-center gap-4 p-gutter">
      <h1 className="font-display text-section">The composer has stopped</h1>
      <p>Something went wrong. Your work is saved, or stored in this browser: reopen the page to continue.</p>
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          className="pane-button bg-action text-action-text hover:bg-action-hover"
          onClick={() => window.location.reload()}
        >
          Reopen the page
        </button>
        <a className="pane-button border border-line-strong" href="/admin/collections/pages">
          All pages
        </a>
      </p>
    </main>
  );
}
