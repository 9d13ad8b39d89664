import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { idFault } from '@/lib/document/limits';
import type { Composed } from '@/schemas/composing/composed';
import { type PageOther, pageOtherSchema, pollDraftCall } from '@/schemas/composing/drafts';
import { staffMember } from '../access/staff-member';
import { executeFor } from '../database/execute-for';

/** Whoever was not heard of for so many seconds is gone; a tab asks every four. */
const seconds = 12;
/** Of more nobody wants to know. */
const most = 20;

/** The id of a block; of one that cannot be read, which has none, nobody is told. */
const blockSchema = z.string().refine((id) => idFault(id) === null);
const presenceSchema = z.object({
  tab: pollDraftCall.query.shape.tab,
  block: blockSchema.optional().catch(undefined),
});
const othersSchema = z.array(pageOtherSchema);

/**
 * Notes that whoever asks works on a document that they may change, when they say from which `tab` (and at which `block`), and
 * tells who else does. In a table by itself, which no save waits for. Others in a tab of the same person are nobody else.
 */
export async function notePresence(
  collection: Composed,
  document: number,
  req: PayloadRequest,
): Promise<PageOther[]> {
  const presence = presenceSchema.safeParse(Object.fromEntries(req.searchParams)).data;
  const person = staffMember(req.user)?.id;
  if (!presence || person === undefined) return [];
  const { tab, block = null } = presence;
  try {
    await executeFor(
      req,
      sql`insert into composer_presence (tab, collection, document, person, name, block)
        values (${tab}, ${collection}, ${document}, ${person}, ${req.user?.name ?? ''}, ${block})
        on conflict (tab) do update set collection = excluded.collection, document = excluded.document,
          block = excluded.block, name = excluded.name, seen_at = now()
        where composer_presence.person = excluded.person`,
    );
    await forgetGone(req);
    return othersSchema.parse(
      await executeFor(
        req,
        sql`select distinct on (name, person) name, block from composer_presence
          where collection = ${collection} and document = ${document} and person <> ${person}
            and seen_at > now() - make_interval(secs => ${seconds})
          order by name, person, seen_at desc limit ${most}`,
      ),
    );
  } catch (error) {
    // Who else is there is no reason to keep somebody from the document.
    tellLog(error, req);
    return [];
  }
}

/** A fault that lasts is told once in so many ms: every tab asks every four seconds. */
const pause = 60_000;
let toldAt = Number.NEGATIVE_INFINITY;

function tellLog(err: unknown, { payload }: PayloadRequest): void {
  const now = performance.now();
  if (now - toldAt < pause) return;
  toldAt = now;
  payload.logger.warn({ err, msg: 'Who else works on a page cannot be told' });
}

/** A few at a time, and none that another request is at. */
const forgetGone = (req: PayloadRequest) =>
  executeFor(
    req,
    sql`delete from composer_presence where tab in (select tab from composer_presence
      where seen_at < now() - make_interval(secs => ${10 * seconds}) limit 20 for update skip locked)`,
  );
