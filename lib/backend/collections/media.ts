import type { CollectionConfig } from 'payload';
import { isBlank } from '@/schemas/plain-text';
import { everything, type Ownership, ownedAccess, ownedHooks } from '../access/office-owned';
import { ownerFields } from '../fields/owner-fields';
import { keepFileFacts } from '../media/keep-file-facts';
import { mediaUpload } from '../media/media-upload';
import { nameUpload } from '../media/name-upload';
import { ownPicturesFirst } from '../media/own-pictures-first';
import { refuseDrawings } from '../media/refuse-drawings';
import { requirePicture } from '../media/require-picture';
import { storeFiles } from '../media/store-files';
import { tellAllowed } from '../media/tell-allowed';
import { letGoFiles } from '../removal/let-go-files';

const ownership: Ownership = { scopes: ['network', 'office'] };
const hooks = ownedHooks(ownership);

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
  hooks: {
    ...hooks,
    beforeOperation: [requirePicture, nameUpload, keepFileFacts, ownPicturesFirst],
    beforeChange: [...hooks.beforeChange, refuseDrawings],
    afterChange: [storeFiles],
    beforeDelete: [letGoFiles],
    afterError: [tellAllowed],
  },
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
