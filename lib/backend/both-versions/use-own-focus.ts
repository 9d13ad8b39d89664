'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { payloadSelectors } from '../screens/payload-selectors';

/**
 * Takes the focus into a panel over a form, and gives it back to what had it when the panel goes. Who is typing keeps
 * it: a form that saves itself opens the panel in the middle of a word.
 */
export function useOwnFocus(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!panel.current?.contains(before))
      opener.current = before === document.body ? document.querySelector(saving) : before;
    if (!before?.matches(typing)) panel.current?.focus();
    return () => {
      // What had the focus within the panel is gone with it.
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus();
    };
  }, []);
  return panel;
}

const typing = 'input, textarea, select, [contenteditable="true"]';
/** The button of the form, which loses the focus while it is saved. */
const saving = payloadSelectors.saveButtons;
