import type { CollectionConfig } from 'payload';
import { isBlank } from '@/schemas/plain-text';
import { everything, type Ownership, ownedAccess } from '../access/office-owned';
import { ownerScopes } from '../access/owner-scopes';
import { ownerFields } from '../fields/owner-fields';
import { mediaUpload } from '../media/media-upload';
import { ownPicturesFirst } from '../media/own-pictures-first';
import { tellAllowed } from '../media/tell-allowed';

const ownership: Ownership = { scopes: ownerScopes.media };

/** Pictures. The copies of `name.webp` are `name-480.webp`, `name-960.webp` and `name-1600.webp`. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    useAsTitle: 'filename',
    group: 'Website',
    defaultColumns: ['filename', 'alt', 'office'],
    // By the words that say what it shows: names of files tell little.
    listSearchableFields: ['alt', 'filename'],
  },
  // A second record of the same file says nothing that the first does not.
  disableDuplicate: true,
  access: ownedAccess(everything, ownership),
  hooks: { beforeOperation: [ownPicturesFirst], afterError: [tellAllowed] },
  upload: mediaUpload,
  fields: [
    {
      name: 'alt',
      type: 'text',
      maxLength: 300,
      admin: { description: 'What the picture shows, for those who cannot see it' },
      validate: (
        value: string | null | undefined,
        { siblingData }: { siblingData?: { decorative?: boolean } },
      ) =>
        !isBlank(value ?? '') ||
        siblingData?.decorative === true ||
        'Say what the picture shows, or mark it as decorative',
    },
    { name: 'decorative', type: 'checkbox', defaultValue: false },
    ...ownerFields(ownership.scopes),
  ],
};
