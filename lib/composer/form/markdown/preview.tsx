'use client';

import type { ReactElement } from 'react';
import { contentLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { Markdown } from '@/lib/ui/markdown';

const page = { href: (path: string) => path, t: createTranslate(contentLocale) };

/** A text as visitors read it; no link of it leads away. */
export function Preview({ text }: { text: string }): ReactElement {
  return (
    <div className="rounded-md border border-line bg-surface p-3" inert>
      {text.trim() === '' ? (
        <p className="text-text-muted">Nothing is written yet.</p>
      ) : (
        <Markdown text={text} page={page} />
      )}
    </div>
  );
}
