import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundBy } from './found-by';

/** How long after the last letter words are stored, in ms. */
const pause = 700;

/** What is typed, stored once somebody pauses or goes elsewhere; `told` says how it stands. What is read anew comes where nothing was typed. */
export function useKeptWords(stored: FoundBy, save: (words: Partial<FoundBy>) => Promise<string | null>) {
  const [typed, setTyped] = useState<Partial<FoundBy>>({});
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Partial<FoundBy> | null>(null);
  const [told, setTold] = useState('');
  const keep = useEffectEvent(async () => {
    setBusy(true);
    const refusal = await save(typed);
    setBusy(false);
    setRefused(refusal === null ? null : typed);
    setTold(refusal ?? 'Saved in the draft: visitors see it once the page is published');
    // What was typed meanwhile is still to be stored.
    if (refusal === null) setTyped((now) => (now === typed ? {} : now));
  });
  const hasTyped = Object.keys(typed).length > 0;
  useEffect(() => {
    if (!hasTyped || isBusy || typed === refused) return;
    const timer = setTimeout(() => void keep(), pause);
    return () => clearTimeout(timer);
  }, [typed, hasTyped, isBusy, refused]);
  const keepLast = useEffectEvent(() => {
    if (hasTyped) void save(typed);
  });
  useEffect(() => () => keepLast(), []);
  return {
    words: { meta_title: stored.meta_title, meta_description: stored.meta_description, ...typed },
    change: (words: Partial<FoundBy>) => {
      setTyped((before) => ({ ...before, ...words }));
      setTold('');
    },
    told,
  };
}
