import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { registry } from '@/blocks/registry';
import type { Door } from '@/lib/engine/read-nodes';
import { saveBlocks } from '@/lib/engine/save-blocks';
import { contentLocale } from '@/lib/i18n/locales';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { isNetworkStaff, staffMember } from '../access/staff-member';
import { subjectsOfPage } from './page-subjects';
import { type ContentFault, inBlocks, inLanguage, refuseContent } from './refuse-content';
import { otherLanguages, storedFor } from './stored-languages';
import { readRows, rememberRows, type StoredRow } from './stored-rows';

/**
 * The strict door for content: a draft may be unfinished, never malformed; publishing demands all, of every language
 * with content of its own. What is stored already and comes back untouched passes, so that nothing is lost that this
 * release cannot read.
 * @throws ValidationError that names the id of each faulty block and the path inside it.
 */
export const checkBlocks: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  const rows = operation === 'update' ? await readRows(req, slug, originalDoc.id) : [];
  if (operation === 'update') rememberRows(req, slug, originalDoc.id, rows);
  const document = { ...originalDoc, ...data };
  const provided = slug === 'pages' ? subjectsOfPage(document) : null;
  const door: Door = {
    registry,
    bindings: bindingEntries,
    severity: document._status === 'published' ? 'publish' : 'draft',
    provided,
    isMoved:
      operation === 'update' && isLost(slug === 'pages' ? subjectsOfPage(originalDoc) : null, provided),
    writer: writerOf(req),
  };
  const locale = req.locale ?? contentLocale;
  const elsewhere = door.severity === 'publish' ? faultsElsewhere(rows, locale, door) : [];
  // A form says null of a language that has no blocks of its own; of one that has, it takes them all out.
  const isTaken = data.blocks === null && rows.some((row) => row.locale === locale);
  if (!isTaken && (data.blocks === undefined || data.blocks === null)) {
    if (elsewhere.length > 0) throw refuseContent(elsewhere, slug, req);
    return data;
  }
  // A copy brings the blocks of its original.
  const original = operation === 'create' && Array.isArray(originalDoc?.blocks) ? originalDoc.blocks : [];
  const next = isTaken ? fallbackOf(rows, locale) : data.blocks;
  const result = saveBlocks(next, door, storedFor(rows, locale, original));
  const faults = [...(result.ok ? [] : result.faults.map(inBlocks(nodesIn(data.blocks)))), ...elsewhere];
  if (!result.ok || faults.length > 0) throw refuseContent(faults, slug, req);
  return isTaken ? data : { ...data, blocks: result.blocks };
};

/** What becomes of a language whose own blocks are taken out: the content language's, which it follows from then on. */
const fallbackOf = (rows: readonly StoredRow[], locale: string): readonly unknown[] =>
  locale === contentLocale ? [] : storedFor(rows, contentLocale).now;

/** The faults of the languages that are published along with the one that is written. */
function faultsElsewhere(rows: readonly StoredRow[], locale: string, door: Door): ContentFault[] {
  return otherLanguages(rows, locale).flatMap((row) => {
    const blocks: unknown = JSON.parse(row.text);
    // Nobody puts anything into these now: whoever may publish the page, may publish them.
    const result = saveBlocks(blocks, { ...door, writer: 'network' }, storedFor(rows, row.locale));
    return result.ok ? [] : inLanguage(row.locale, result.faults.map(inBlocks(nodesIn(blocks))));
  });
}

const nodesIn = (blocks: unknown): readonly unknown[] => (Array.isArray(blocks) ? blocks : []);

function writerOf(req: PayloadRequest): Door['writer'] {
  const member = staffMember(req.user);
  return !member || isNetworkStaff(member) ? 'network' : 'owner';
}

const isLost = (before: ReadonlySet<string> | null, now: ReadonlySet<string> | null): boolean =>
  [...(before ?? [])].some((subject) => !now?.has(subject));
