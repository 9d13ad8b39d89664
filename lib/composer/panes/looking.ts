import { createContext, useContext } from 'react';
import type { Looking } from '@/schemas/composing/preview';

export const LookedAt = createContext<Looking | null>(null);

/** With what the open page is looked at. @throws outside of it. */
export function useLooking(): Looking {
  const looking = useContext(LookedAt);
  if (!looking) throw new Error('No page is open');
  return looking;
}

/** Where the page is opened by its record, with the records it is looked at now, but for what is asked for. */
export function addressWith({ record, choices }: Looking, asked: Readonly<Record<string, string>>): string {
  const chosen = choices.flatMap(({ kind, slug }) => (slug ? [[kind, slug]] : []));
  return `${record}?${new URLSearchParams({ ...Object.fromEntries(chosen), ...asked })}`;
}
