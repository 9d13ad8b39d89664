import { createLocalReq, type DefaultServerCellComponentProps } from 'payload';
import { z } from 'zod';
import { relationId } from '../../relation-id';
import { findMenuUsages } from './find-menu-usages';
import { formatMenuUsages } from './format-menu-usages';

const rowSchema = z.object({ name: z.string(), office: z.unknown() });

/**
 * Cell in the list of menus: where visitors see the menu. Payload also renders it in forms, without a row.
 */
export async function MenuUsageCell({
  rowData,
  payload,
}: Pick<Partial<DefaultServerCellComponentProps>, 'rowData' | 'payload'>) {
  const { data: menu } = rowSchema.safeParse(rowData);
  if (!menu || !payload) return null;
  const req = await createLocalReq({}, payload);
  const usages = await findMenuUsages({ name: menu.name, office: relationId(menu.office) }, req);
  return <span>{formatMenuUsages(usages)}</span>;
}
