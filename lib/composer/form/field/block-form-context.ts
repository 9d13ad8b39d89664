import { createContext, useContext } from 'react';
import type { RecordId, ReferenceKind } from '@/schemas/reference';

/** Shared by all fields of a form. */
export type BlockFormContextValue = {
  /** The path of the page, without the language; null if there is none. */
  path: string | null;
  /** Announces a message to screen readers. */
  announce: (sentence: string) => void;
  /** Path of the field to reveal and focus, such as `items.0.title`; collapsed entries around it expand. */
  targetPath: string | null;
  /** The public path of a record that the page refers to, if there is one. */
  pathOf: (kind: ReferenceKind, id: RecordId) => string | undefined;
  /** Whether the user can create a record of a kind in the CMS. */
  canCreate: (kind: ReferenceKind) => boolean;
};

export const BlockFormContext = createContext<BlockFormContextValue>({
  path: null,
  announce: () => undefined,
  targetPath: null,
  pathOf: () => undefined,
  canCreate: () => false,
});

export const useBlockFormContext = (): BlockFormContextValue => useContext(BlockFormContext);

/** Whether a path equals another one or is inside it. */
export const isWithin = (path: string | null, outer: string): boolean =>
  path !== null && (path === outer || path.startsWith(`${outer}.`));
