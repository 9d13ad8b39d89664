import type { ComposedRecord, StaffRequest } from '@/lib/backend/composing/composed-record';
import { readComposing } from '@/lib/backend/composing/read-composing';
import { readEditor } from '@/lib/backend/composing/read-editor';
import type { ComposedPage } from '@/lib/composer/session/backend';
import { fillComposed } from './filling/fill-composed';

/**
 * What the composer would ask for first, as JSON: the newest draft with who asks, and its data. It is on its way before the scripts have
 * come that would ask. Null when it cannot be had: then they ask, and hear why.
 */
export async function beginComposing(
  record: ComposedRecord,
  { locale, path }: ComposedPage,
  req: StaffRequest,
): Promise<string | null> {
  try {
    const { collection, id } = record;
    const [composing, editor] = await Promise.all([
      readComposing(collection, id, req),
      readEditor(collection, id, req),
    ]);
    const filling = await fillComposed(record, { locale, path, nodes: composing.nodes });
    return filling && JSON.stringify({ stored: { ...composing, editor }, filling });
  } catch {
    return null;
  }
}
