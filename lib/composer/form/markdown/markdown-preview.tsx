'use client';

import type { ReactElement } from 'react';
import { contentLocale } from '@/lib/i18n/locales';
import { en } from '@/lib/i18n/messages/en';
import { translateFrom } from '@/lib/i18n/translate-from';
import { Markdown } from '@/lib/ui/markdown';

/** In the language of the composer. */
const markdownPage = {
  href: (path: string) => path,
  t: translateFrom({ locale: contentLocale, messages: en }),
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
