import type { CollectionConfig } from 'payload';
import { isBlank } from '@/schemas/plain-text';
import { allDocuments, createOwnedAccess, type Ownership } from '../../platform/access/office-owned';
import { ownerScopes } from '../../platform/access/owner-scopes';
import { addAllowedTypes, mediaUpload } from '../../platform/media/media-upload';
import { sortOwnPicturesFirst } from '../../platform/media/sort-own-pictures';
import { ownerFields } from '../fields/owner-fields';

const ownership: Ownership = { scopes: ownerScopes.media };

/** Pictures. The resized copies of `name.webp` are `name-480.webp`, `name-960.webp` and `name-1600.webp`. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    useAsTitle: 'filename',
    group: 'Website',
    defaultColumns: ['filename', 'alt', 'office'],
    // Search the description first: file names are rarely meaningful.
    listSearchableFields: ['alt', 'filename'],
  },
  // A duplicate of a file record adds no information.
  disableDuplicate: true,
  access: createOwnedAccess(allDocuments, ownership),
  hooks: { beforeOperation: [sortOwnPicturesFirst], afterError: [addAllowedTypes] },
  upload: mediaUpload,
  fields: [
    {
      name: 'alt',
      type: 'text',
      maxLength: 300,
      admin: { description: 'Describes the picture for people who cannot see it' },
      validate: (
        value: string | null | undefined,
        { siblingData }: { siblingData?: { decorative?: boolean } },
      ) =>
        !isBlank(value ?? '') ||
        siblingData?.decorative === true ||
        'Add alternative text, or mark the picture as decorative',
    },
    { name: 'decorative', type: 'checkbox', defaultValue: false },
    ...ownerFields(ownership.scopes),
  ],
};
