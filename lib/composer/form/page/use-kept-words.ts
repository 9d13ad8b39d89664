import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FoundBy } from './found-by';
import { forgetHere, keepHere, readHere } from './words-kept-here';

/** How long after the last letter words are stored, in ms. */
const pause = 700;

/** @returns why not, or null; `isLast` where the tab goes, and nobody waits for an answer. */
export type SaveWords = (words: Partial<FoundBy>, how: { isLast: boolean }) => Promise<string | null>;

/**
 * What is typed, stored once somebody pauses or goes elsewhere; `told` says how it stands. What is read anew comes where nothing was typed.
 * @param keptAs by this it is kept in this browser until it is stored.
 */
export function useKeptWords(stored: FoundBy, save: SaveWords, keptAs: string) {
  const [typed, setTyped] = useState<Partial<FoundBy>>(() => readHere(keptAs, stored));
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Partial<FoundBy> | null>(null);
  const [told, setTold] = useState('');
  const now = useRef(typed);
  now.current = typed;
  const sent = useRef<Partial<FoundBy> | null>(null);
  const hasTyped = Object.keys(typed).length > 0;
  const keep = useEffectEvent(async () => {
    if (!hasTyped || sent.current === typed) return;
    sent.current = typed;
    setBusy(true);
    const refusal = await save(typed, { isLast: false });
    if (sent.current === typed) setBusy(false);
    setRefused(refusal === null ? null : typed);
    setTold(refusal ?? 'Saved in the draft');
    if (refusal !== null) sent.current = null;
    // What was typed meanwhile is still to be stored.
    else if (now.current === typed) {
      forgetHere(keptAs);
      setTyped({});
    }
  });
  useEffect(() => {
    if (!hasTyped || isBusy || typed === refused) return;
    const timer = setTimeout(() => void keep(), pause);
    return () => clearTimeout(timer);
  }, [typed, hasTyped, isBusy, refused]);
  const keepLast = useEffectEvent((isLast: boolean) => {
    if (hasTyped) void save(typed, { isLast });
  });
  useEffect(() => {
    const leave = () => keepLast(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      keepLast(false);
    };
  }, []);
  return {
    words: { meta_title: stored.meta_title, meta_description: stored.meta_description, ...typed },
    change: (words: Partial<FoundBy>) => {
      const next = { ...typed, ...words };
      keepHere(keptAs, next, stored);
      setTyped(next);
      setTold('');
    },
    /** Before anything that somebody leaves the field for, as publishing. */
    leave: () => void keep(),
    told,
  };
}
