import { type CollectionBeforeChangeHook, Forbidden } from 'payload';
import { isNetworkAdmin, staffMember } from '../access/staff-member';

/** SVG can carry programs, so only network administrators may add it. Looks at what the file is, not at its name. */
export const refuseDrawings: CollectionBeforeChangeHook = ({ data, req }) => {
  const member = staffMember(req.user);
  if (req.file && member && !isNetworkAdmin(member) && data.mimeType === 'image/svg+xml')
    throw new Forbidden(req.t);
  return data;
};
