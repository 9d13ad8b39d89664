import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { registry } from '@/blocks/registry';
import type { WriteRules } from '@/lib/engine/read-nodes';
import { validateWrite } from '@/lib/engine/validate-write';
import { contentLocale } from '@/lib/i18n/locales';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { getStaffMember, isNetworkStaff } from '../../platform/access/staff-member';
import {
  type ContentIssue,
  createContentValidationError,
  toBlockIssue,
  toLocaleIssues,
} from './content-issues';
import { getPageSubjects } from './find-subject-issues';
import {
  cacheRowsBeforeWrite,
  getOtherLocaleRows,
  readStoredRows,
  type StoredRow,
  toStoredContent,
} from './stored-rows';

/**
 * Validates blocks before a write. A draft may be incomplete but not malformed; publishing requires complete
 * blocks in every locale with its own content. Stored blocks that are unchanged pass, so that blocks of
 * another release are preserved.
 * @throws ValidationError with the id of each invalid block and the path inside it.
 */
export const checkBlocks: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  const rows = operation === 'update' ? await readStoredRows(req, slug, originalDoc.id) : [];
  if (operation === 'update') cacheRowsBeforeWrite(req, slug, originalDoc.id, rows);
  const document = { ...originalDoc, ...data };
  const provided = slug === 'pages' ? getPageSubjects(document) : null;
  const validation: WriteRules = {
    registry,
    bindings: bindingEntries,
    severity: document._status === 'published' ? 'publish' : 'draft',
    subjectKinds: provided,
    hasLostSubject:
      operation === 'update' &&
      hasLostSubject(slug === 'pages' ? getPageSubjects(originalDoc) : null, provided),
    writer: getWriterRole(req),
  };
  const locale = req.locale ?? contentLocale;
  const otherIssues =
    validation.severity === 'publish' ? findIssuesInOtherLocales(rows, locale, validation) : [];
  // A form submits null for a locale without its own blocks. For a locale with blocks, null removes them.
  const isRemoval = data.blocks === null && rows.some((row) => row.locale === locale);
  if (!isRemoval && (data.blocks === undefined || data.blocks === null)) {
    if (otherIssues.length > 0) throw createContentValidationError(otherIssues, slug, req);
    return data;
  }
  // A duplicate contains the blocks of its original.
  const original = operation === 'create' && Array.isArray(originalDoc?.blocks) ? originalDoc.blocks : [];
  const next = isRemoval ? fallbackOf(rows, locale) : data.blocks;
  const result = validateWrite(next, validation, toStoredContent(rows, locale, original));
  const issues = [
    ...(result.ok ? [] : result.issues.map(toBlockIssue(toNodes(data.blocks)))),
    ...otherIssues,
  ];
  if (!result.ok || issues.length > 0) throw createContentValidationError(issues, slug, req);
  return isRemoval ? data : { ...data, blocks: result.blocks };
};

/** The blocks of a locale after its own blocks are removed: those of the default content locale. */
const fallbackOf = (rows: readonly StoredRow[], locale: string): readonly unknown[] =>
  locale === contentLocale ? [] : toStoredContent(rows, contentLocale).current;

/** Issues in other locales that are published together with the written one. */
function findIssuesInOtherLocales(
  rows: readonly StoredRow[],
  locale: string,
  validation: WriteRules,
): ContentIssue[] {
  return getOtherLocaleRows(rows, locale).flatMap((row) => {
    const blocks: unknown = JSON.parse(row.text);
    // These blocks are unchanged, so the permission to publish the page is sufficient.
    const result = validateWrite(
      blocks,
      { ...validation, writer: 'network' },
      toStoredContent(rows, row.locale),
    );
    return result.ok ? [] : toLocaleIssues(row.locale, result.issues.map(toBlockIssue(toNodes(blocks))));
  });
}

const toNodes = (blocks: unknown): readonly unknown[] => (Array.isArray(blocks) ? blocks : []);

function getWriterRole(req: PayloadRequest): WriteRules['writer'] {
  const member = getStaffMember(req.user);
  return !member || isNetworkStaff(member) ? 'network' : 'owner';
}

const hasLostSubject = (previous: ReadonlySet<string> | null, current: ReadonlySet<string> | null): boolean =>
  [...(previous ?? [])].some((subject) => !current?.has(subject));
