import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Position } from '@/lib/document/operations/operation';
import type { PreviewContext } from '@/schemas/composing/preview';
import type { Session } from '../session/session';
import type { SessionState } from '../session/session-state';

export type LeftPaneView = 'outline' | 'palette';
export type DialogName = 'commands' | 'shortcuts' | 'move' | 'versions' | 'address';

/** Which panes and dialogs are open. */
export type PanesState = {
  left: LeftPaneView | null;
  isRightOpen: boolean;
  dialog: DialogName | null;
  /** Position of the next block; null for after the selected one. */
  at: Position | null;
};

export type Panes = PanesState & {
  change: (change: Partial<PanesState>) => void;
  /** Announces a message to screen readers, and shows it for a moment. */
  announce: (sentence: string) => void;
};

export const PanesContext = createContext<Panes | null>(null);

/** @throws outside of the composer */
export function usePanes(): Panes {
  const panes = useContext(PanesContext);
  if (!panes) throw new Error('No composer is open');
  return panes;
}

export const PagePreviewContext = createContext<PreviewContext | null>(null);

/**
 * The records with which the open page is previewed.
 * @throws outside of an open page
 */
export function usePreview(): PreviewContext {
  const preview = useContext(PagePreviewContext);
  if (!preview) throw new Error('No page is open');
  return preview;
}

/** Composer URL of the page with its current preview records; `params` override them. */
export function previewHref(
  { record, choices }: PreviewContext,
  params: Readonly<Record<string, string>>,
): string {
  const chosen = choices.flatMap(({ kind, slug }) => (slug ? [[kind, slug]] : []));
  return `${record}?${new URLSearchParams({ ...Object.fromEntries(chosen), ...params })}`;
}

const recordLabels: Readonly<Record<PreviewContext['choices'][number]['kind'], string>> = {
  office: 'every office',
  region: 'every region',
  agent: 'every agent',
  listing: 'every listing',
  post: 'every blog post',
};

/**
 * Says how many records share a page that is previewed with one of them; null for a page that is not shared.
 */
export function sharedPageMessage({ choices, owner }: PreviewContext): string | null {
  const sharedBy = choices.filter(({ isNeeded, slug }) => isNeeded || slug !== null);
  if (sharedBy.length === 0) return null;
  const kinds = sharedBy.map(({ kind }) => recordLabels[kind]).join(' and ');
  const network = sharedBy.some(({ isNeeded }) => isNeeded) ? '' : 'the whole network and for ';
  const of = owner === null ? '' : ` of ${owner}`;
  return `This page is shared by ${network}${kinds}${of}: your edits change all of them.`;
}

export const SessionContext = createContext<Session | null>(null);

/**
 * The session of the open page.
 * @throws outside of an open page
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No page is open');
  return session;
}

/** Whether an earlier version is previewed, which is read-only. */
export const useIsViewingVersion = (): boolean => useSessionState(({ viewed }) => viewed !== null);

/** Selects a part of the session state; the component renders again only when that part changes. */
export function useSessionState<Part>(select: (state: SessionState) => Part): Part {
  const session = useSession();
  const read = () => select(session.state());
  return useSyncExternalStore(session.subscribe, read, read);
}

/** Returns a function that selects a block, opens its form and focuses a field. */
export function useGoToField(): (id: string, path: string) => void {
  const session = useSession();
  const { change } = usePanes();
  return useCallback(
    (id, path) => {
      change({ isRightOpen: true });
      session.goToField(id, path);
    },
    [session, change],
  );
}
