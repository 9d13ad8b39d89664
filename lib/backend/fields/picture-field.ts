import type { UploadField } from 'payload';
import { withinReach } from '../access/within-reach';

/** A picture of the library. Office editors choose among the network's and those of their own offices. */
export function pictureField(name: string): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    filterOptions: withinReach,
    admin: { components: { afterInput: ['/media/another-picture#AnotherPicture'] } },
  };
}

/** Several pictures, in order. */
export function picturesField(name: string, maxRows?: number): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    ...(maxRows && { maxRows }),
    filterOptions: withinReach,
  };
}
