import { type FocusEvent, useState } from 'react';
import type { controlOf } from '@/lib/engine/described-field';

/** Whether somebody writes where a link leads, this moment, and what hears of that around the field; of other fields it is not heard. */
export function useWriting(control: ReturnType<typeof controlOf>, id: string) {
  const [focused, setFocused] = useState<string | null>(null);
  const isWriting = focused === (control === 'link' ? `${id}-to` : id);
  const around = {
    onFocus: ({ target }: FocusEvent) => setFocused(target.id),
    onBlur: () => setFocused(null),
  };
  return { isWriting, ...((control === 'link' || control === 'target') && { around }) };
}
