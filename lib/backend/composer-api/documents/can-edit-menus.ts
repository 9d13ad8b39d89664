import { executeAccess, type PayloadRequest } from 'payload';
import { findMenuUsages } from '../../platform/references/find-menu-usages';
import { relationId } from '../../relation-id';

/** Maximum number of menus that are checked. */
const MAX_MENUS = 10;

/** Whether the user may update a menu that a section or page shows; network staff may update all menus. */
export async function canEditMenus(req: PayloadRequest): Promise<boolean> {
  const { access } = req.payload.collections.menus.config;
  const allowed = await executeAccess({ req, disableErrors: true }, access.update);
  if (typeof allowed === 'boolean') return allowed;
  const { docs } = await req.payload.find({
    ...{ collection: 'menus', where: allowed, limit: MAX_MENUS, pagination: false, depth: 0 },
    ...{ select: { name: true, office: true }, req },
  });
  for (const { name, office } of docs)
    if ((await findMenuUsages({ name, office: relationId(office) }, req)).length > 0) return true;
  return false;
}
