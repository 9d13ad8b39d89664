'use client';

import { useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Debounce delay after typing, in ms. */
const CHECK_DELAY_MS = 400;

/** Warning below a formatted text about markup that is stripped on the website, shortly after typing. */
export function StrippedMarkupHint({ path }: { path: string }) {
  const { value } = useField<string>({ path });
  const [warning, setWarning] = useState<string | null>(null);
  useEffect(() => {
    let isActive = true;
    const showWarning = (text: string | null) => isActive && setWarning(text);
    const timer = setTimeout(() => findStrippedMarkup(value).then(showWarning, () => undefined), CHECK_DELAY_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [value]);
  return (
    <p className="field-description" aria-live="polite">
      {warning}
    </p>
  );
}

async function findStrippedMarkup(text: unknown): Promise<string | null> {
  if (typeof text !== 'string' || text === '') return null;
  // Loaded on demand: it includes the Markdown parser.
  const { strippedMarkupIssue } = await import('@/lib/ui/stripped-markup-issue');
  return strippedMarkupIssue(text);
}
