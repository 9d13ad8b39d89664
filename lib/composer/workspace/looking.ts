import { createContext, useContext } from 'react';
import type { Looking } from '@/schemas/composing/preview';

export const PagePreviewContext = createContext<Looking | null>(null);

/**
 * The records with which the open page is previewed.
 * @throws outside of an open page
 */
export function usePreview(): Looking {
  const preview = useContext(PagePreviewContext);
  if (!preview) throw new Error('No page is open');
  return preview;
}

/** Composer URL of the page with its current preview records; `params` override them. */
export function previewHref({ record, choices }: Looking, params: Readonly<Record<string, string>>): string {
  const chosen = choices.flatMap(({ kind, slug }) => (slug ? [[kind, slug]] : []));
  return `${record}?${new URLSearchParams({ ...Object.fromEntries(chosen), ...params })}`;
}
