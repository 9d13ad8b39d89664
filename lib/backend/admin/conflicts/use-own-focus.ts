'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { payloadSelectors } from '../../screens/payload-selectors';

/**
 * Moves the focus into a panel over a form and restores it when the panel closes. A text field that is being
 * edited keeps the focus: autosave may open the panel while the user types.
 */
export function usePanelFocus(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const previouslyFocused = document.activeElement;
    if (!panel.current?.contains(previouslyFocused))
      opener.current = previouslyFocused === document.body ? document.querySelector(submitSelector) : previouslyFocused;
    if (!previouslyFocused?.matches(textFieldSelector)) panel.current?.focus();
    return () => {
      // The focused element inside the panel is removed together with the panel.
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus();
    };
  }, []);
  return panel;
}

const textFieldSelector = 'input, textarea, select, [contenteditable="true"]';
/** The submit button of the form, which loses the focus while saving. */
const submitSelector = payloadSelectors.saveButtons;
