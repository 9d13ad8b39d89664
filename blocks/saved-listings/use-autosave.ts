'use client';
import { useEffect, useRef, useState } from 'react';

/** Delay after the last key before a text is saved. */
const SAVE_DELAY_MS = 800;

export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Saves a text while it is written, and at once when its field or the page is left. */
export function useAutosave(initial: string, send: (text: string) => Promise<void>) {
  const [text, setText] = useState(initial);
  const [state, setState] = useState<AutosaveState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestText = useRef(initial);
  const storedText = useRef(initial);
  const save = async () => {
    clearTimeout(timer.current);
    const value = latestText.current;
    if (value === storedText.current) return;
    setState('saving');
    try {
      await send(value);
      storedText.current = value;
      if (latestText.current === value) setState('saved');
    } catch {
      setState('failed');
    }
  };
  const latestSave = useRef(save);
  latestSave.current = save;
  const change = (value: string) => {
    setText(value);
    latestText.current = value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latestSave.current(), SAVE_DELAY_MS);
  };
  useEffect(() => {
    const onLeave = () => void latestSave.current();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);
  return { text, state, change, save };
}
