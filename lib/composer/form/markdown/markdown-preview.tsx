'use client';

import { createTranslator } from 'next-intl';
import type { ReactElement } from 'react';
import { contentLocale } from '@/lib/i18n/locales';
import site from '@/lib/i18n/messages/en/site.json';
import { Markdown } from '@/lib/ui/markdown';

/** In the language of the composer. All English messages would be ten times as many bytes. */
const markdownPage = {
  href: (path: string) => path,
  t: createTranslator({ locale: contentLocale, messages: site }),
};

/** Renders a text as visitors see it; its links are inert. */
export function MarkdownPreview({ text }: { text: string }): ReactElement {
  return (
    <div className="rounded-md border border-line bg-surface p-3" inert>
      {text.trim() === '' ? (
        <p className="text-text-muted">Nothing to preview yet.</p>
      ) : (
        <Markdown text={text} id="preview" page={markdownPage} />
      )}
    </div>
  );
}
