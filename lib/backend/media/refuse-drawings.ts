import { type CollectionBeforeChangeHook, Forbidden } from 'payload';
import { isNetworkAdmin, staffMember } from '../access/staff-member';

/** SVG can carry programs, so only network administrators may add it. Looks at what the file is, not at its name. */
export const refuseDrawings: CollectionBeforeChangeHook = ({ data, req }) => {
  const member = staffMember(req.user);
  if (req.file && member && !isNetworkAdmin(member) && data.mimeType === 'image/svg+xml')
    throw new Forbidden(() => onlyAdministrators);
  return data;
};

const onlyAdministrators =
  'SVG drawings can carry programs, so only network administrators may add them. Ask one of them to, or save the drawing as PNG or WebP';
