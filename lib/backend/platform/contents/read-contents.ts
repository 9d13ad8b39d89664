import { type ContentKey, contentNames, keyOfName } from '@/schemas/content-keys';

type Stored = { key?: ContentKey | null; name: string; value?: string | null };

/** The value of the piece that has a key; null where there is none, and where it is empty. */
export const contentValue = (
  contents: readonly Stored[] | null | undefined,
  key: ContentKey,
): string | null => contents?.find((one) => one.key === key)?.value?.trim() || null;

/**
 * Pieces of content by their names in the contract: those with a key by the name of the key, whatever staff call them. A piece
 * without a key has no claim to such a name, and is left out.
 */
export const toContract = <Piece extends Stored>(contents: readonly Piece[] | null | undefined): Piece[] =>
  (contents ?? []).flatMap((piece) => {
    if (piece.key) return [{ ...piece, name: contentNames[piece.key] }];
    return keyOfName(piece.name) ? [] : [piece];
  });
