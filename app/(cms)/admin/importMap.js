import { BlocksEditor as BlocksEditor_d8d3c980a991bab7dd1c435dc0518759 } from '../../../lib/backend/content/blocks-editor'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/content/blocks-editor#BlocksEditor": BlocksEditor_d8d3c980a991bab7dd1c435dc0518759,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
