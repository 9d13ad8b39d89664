import { type FocusEvent, useState } from 'react';
import type { controlOf } from '@/lib/engine/described-field';

/**
 * Whether the user is typing the target of a link, with the focus handlers that track it. Other fields get
 * no handlers.
 */
export function useTargetTyping(control: ReturnType<typeof controlOf>, id: string) {
  const [focused, setFocused] = useState<string | null>(null);
  const isTypingTarget = focused === (control === 'link' ? `${id}-to` : id);
  const focusHandlers = {
    onFocus: ({ target }: FocusEvent) => setFocused(target.id),
    onBlur: () => setFocused(null),
  };
  return { isTypingTarget, ...((control === 'link' || control === 'target') && { focusHandlers }) };
}
