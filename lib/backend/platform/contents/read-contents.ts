import { type ContentKey, contentNames, keyOfName } from '@/schemas/content-keys';

type StoredContent = { key?: ContentKey | null; name: string; value?: string | null };

/** The trimmed value of the content row with a key; null when it is missing or empty. */
export const getContentValue = (
  contents: readonly StoredContent[] | null | undefined,
  key: ContentKey,
): string | null => contents?.find((content) => content.key === key)?.value?.trim() || null;

/**
 * Converts content rows to the contract. A row with a key is named after the key. A row without a key that
 * has the name of one is omitted.
 */
export const toContractContents = <Row extends StoredContent>(
  contents: readonly Row[] | null | undefined,
): Row[] =>
  (contents ?? []).flatMap((piece) => {
    if (piece.key) return [{ ...piece, name: contentNames[piece.key] }];
    return keyOfName(piece.name) ? [] : [piece];
  });
