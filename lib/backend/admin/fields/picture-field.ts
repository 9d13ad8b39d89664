import type { UploadField } from 'payload';
import { tenantScopeFilter } from '../../platform/access/tenant-scope';

/**
 * A picture of the media library. Office editors can choose pictures of the network and of their own
 * offices.
 */
export function pictureField(name: string): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    filterOptions: tenantScopeFilter,
    admin: { components: { afterInput: ['/platform/media/replace-picture#ReplacePicture'] } },
  };
}

/** An ordered list of pictures. */
export function picturesField(name: string, maxRows?: number): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    ...(maxRows && { maxRows }),
    filterOptions: tenantScopeFilter,
  };
}
