'use client';

import { useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** How long after a letter a text is read, in ms. */
const pause = 400;

/** Below a formatted text: what of it visitors would not see, a moment after it was written. */
export function LeftOutNow({ path }: { path: string }) {
  const { value } = useField<string>({ path });
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const tell = (told: string | null) => isWanted && setSentence(told);
    const timer = setTimeout(() => findLeftOut(value).then(tell, () => undefined), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [value]);
  return (
    <p className="field-description" aria-live="polite">
      {sentence}
    </p>
  );
}

async function findLeftOut(text: unknown): Promise<string | null> {
  if (typeof text !== 'string' || text === '') return null;
  // It brings with it what reads Markdown.
  const { leftOutFault } = await import('@/lib/ui/left-out-fault');
  return leftOutFault(text);
}
