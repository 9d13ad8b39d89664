import { createLocalReq, type DefaultServerCellComponentProps } from 'payload';
import { z } from 'zod';
import { relationId } from '../relation-id';
import { findDrawnIn } from './find-drawn-in';
import { tellDrawnIn } from './tell-drawn-in';

const rowSchema = z.object({ name: z.string(), office: z.unknown() });

/** In the list of menus, where visitors meet each. Payload draws it for forms too, which have no row. */
export async function DrawnInCell({
  rowData,
  payload,
}: Pick<Partial<DefaultServerCellComponentProps>, 'rowData' | 'payload'>) {
  const { data: menu } = rowSchema.safeParse(rowData);
  if (!menu || !payload) return null;
  const req = await createLocalReq({}, payload);
  const places = await findDrawnIn({ name: menu.name, office: relationId(menu.office) }, req);
  return <span>{tellDrawnIn(places)}</span>;
}
