import { collectionOfKind } from '@/schemas/collection-of-kind';
import type { ReferenceKind } from '@/schemas/reference';

/** Where a record of a kind is made, in the CMS. */
export const placeToMake = (kind: ReferenceKind): string =>
  `/admin/collections/${collectionOfKind[kind]}/create`;
