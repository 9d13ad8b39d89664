import { type CollectionBeforeChangeHook, Forbidden } from 'payload';
import { isNetworkAdmin, staffMember } from '../../access/staff-member';

/**
 * Hook that accepts SVG from network administrators only, since SVG can contain scripts. Checks the detected
 * type, not the name.
 */
export const refuseSvg: CollectionBeforeChangeHook = ({ data, req }) => {
  const member = staffMember(req.user);
  if (req.file && member && !isNetworkAdmin(member) && data.mimeType === 'image/svg+xml')
    throw new Forbidden(() => svgRefusedMessage);
  return data;
};

const svgRefusedMessage =
  'SVG drawings can carry programs, so only network administrators may add them. Ask one of them to, or save the drawing as PNG or WebP';
