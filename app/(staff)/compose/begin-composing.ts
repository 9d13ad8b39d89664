import { NoRoom } from '@/lib/backend/cms-api/hold-room';
import type { ComposedRecord, StaffRequest } from '@/lib/backend/composing/composed-record';
import { inTurn } from '@/lib/backend/composing/in-turn';
import { readComposing } from '@/lib/backend/composing/read-composing';
import { readEditor } from '@/lib/backend/composing/read-editor';
import type { ComposedPage } from '@/lib/composer/session/backend';
import type { OpeningData } from '@/schemas/composing/page-data';
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
  const { collection, id } = record;
  try {
    const [composing, editor] = await Promise.all([
      readComposing(collection, id, req),
      readEditor(collection, id, req),
    ]);
    const asked = { locale, path, nodes: composing.nodes };
    const filling = await inTurn(req.user.id, () => fillComposed(record, asked));
    const opening: OpeningData | null = filling && { stored: { ...composing, editor }, filling };
    return opening && JSON.stringify(opening);
  } catch (err) {
    if (!(err instanceof NoRoom))
      req.payload.logger.error({
        err,
        msg: `The first answer of the composer for ${collection} ${id} failed`,
      });
    return null;
  }
}
