import { collectionOfKind } from '@/schemas/collection-of-kind';
import type { ReferenceKind } from '@/schemas/reference';

/** URL of the CMS form that creates a record of a kind. */
export const adminCreateUrl = (kind: ReferenceKind): string =>
  `/admin/collections/${collectionOfKind[kind]}/create`;
