import { createContext, useContext } from 'react';
import type { RecordId, ReferenceKind } from '@/schemas/reference';

/** What all fields of a form share. */
export type FormPlace = {
  /** The address of the page, below the language; null where none is known. */
  path: string | null;
  /** Tells those who listen instead of looking. */
  say: (sentence: string) => void;
  /** The field that is to be found and worked on next, as `items.0.title`; what is folded over it opens. */
  wanted: string | null;
  /** Where visitors find a record, if the page refers to it and they may. */
  pathOf: (kind: ReferenceKind, id: RecordId) => string | undefined;
  /** Whether they may make a record of a kind in the CMS. */
  mayMake: (kind: ReferenceKind) => boolean;
};

export const FormPlaceContext = createContext<FormPlace>({
  path: null,
  say: () => undefined,
  wanted: null,
  pathOf: () => undefined,
  mayMake: () => false,
});

export const useFormPlace = (): FormPlace => useContext(FormPlaceContext);

/** Whether a path is another one, or lies in it. */
export const isWithin = (path: string | null, outer: string): boolean =>
  path !== null && (path === outer || path.startsWith(`${outer}.`));
