import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { bindingsOf } from '@/lib/engine/bindings-of';
import { blockTitleFrom } from '@/lib/engine/block-name';
import { type Issue, issueOf } from '@/lib/engine/issue';
import { currentKeys } from '@/lib/engine/resolve-query';
import { contentLocale } from '@/lib/i18n/locales';
import { subjectsProvided } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { sectionQuery } from '@/schemas/bindings/site-queries';
import type { StoredBlock } from '@/schemas/stored-block';
import { executeSql } from '../../platform/database/request-transaction';
import { relationId } from '../../relation-id';

/** A block that is not rendered on pages without a record of the kind `subject`. */
type SubjectRequirement = {
  block: StoredBlock;
  subject: string;
  /**
   * The section that contains the block, and the document's own block that includes this section; null for
   * the document's own blocks.
   */
  section: { name: string; includedBy: StoredBlock } | null;
};

/** The blocks that depend on the page's own record, in a document with resolved sections. */
function findSubjectRequirements(
  blocks: readonly StoredBlock[],
  section: SubjectRequirement['section'] = null,
): SubjectRequirement[] {
  return blocks.flatMap((block) => {
    const name = block.bind?.source === sectionQuery.source ? block.bind.query.name : null;
    const childSection = section ?? (typeof name === 'string' ? { name, includedBy: block } : null);
    const subject = subjectOf(block);
    return [
      ...(subject ? [{ block, subject, section }] : []),
      ...Object.values(block.slots ?? {}).flatMap((children) =>
        findSubjectRequirements(children, childSection),
      ),
    ];
  });
}

/** Blocks that only filter a list by the page's record are rendered without it. */
function subjectOf({ bind, type }: StoredBlock): string | undefined {
  const entry = bindingsOf(bindingEntries, type).find(({ query }) => query.source === bind?.source);
  if (!bind || !entry) return undefined;
  return currentKeys(entry.query, bind.query).find(([key]) => key === entry.query.about)?.[1];
}

const pageRouteSchema = z.object({
  route: z.string(),
  scope: z.enum(['network', 'office', 'agent']).default('network'),
});

/** The subjects in the addresses of a page. Empty for an invalid route, which another check reports. */
export function getPageSubjects(page: unknown): ReadonlySet<string> {
  const parsed = pageRouteSchema.safeParse(page);
  return parsed.success ? subjectsProvided(parsed.data.route, parsed.data.scope) : new Set();
}

const containingPagesSchema = z.array(z.object({ route: z.string(), scope: z.string(), title: z.string() }));

/**
 * The published pages that contain a section, directly or through another section; one page for each
 * combination of route and scope. An office's own section applies to the office's pages, the network's
 * section to all pages of offices without a section of this name.
 */
async function findPagesWithSection(
  req: PayloadRequest,
  { name, office }: { name: string; office: number | null },
): Promise<z.infer<typeof containingPagesSchema>> {
  const pageFilter =
    office === null
      ? sql`not exists (select 1 from website_sections own
          where own.name = ${name} and own.office_id = pages.office_id and own._status = 'published')`
      : sql`pages.office_id = ${office}`;
  const rows = await executeSql(
    req,
    sql`with recursive enclosing (name) as (
          select ${name}::text
          union
          select parent.name from enclosing
            join content_references uses on uses.kind = 'section' and uses.record = enclosing.name and not uses.is_draft
            join website_sections parent on uses.collection = 'website-sections' and parent.id = uses.document_id
              and parent._status = 'published'
        )
        select distinct on (pages.route, pages.scope) pages.route::text as route, pages.scope::text as scope,
          coalesce(l.title, '') as title
        from content_references uses
        join pages on uses.collection = 'pages' and pages.id = uses.document_id and pages._status = 'published'
        left join pages_locales l on l._parent_id = pages.id and l._locale::text = ${contentLocale}
        where uses.kind = 'section' and uses.record in (select name from enclosing) and not uses.is_draft and ${pageFilter}
        order by pages.route, pages.scope, pages.id`,
  );
  return containingPagesSchema.parse(rows);
}

type DocumentContext = { document: unknown; collection: string; req: PayloadRequest };

/**
 * Issues for blocks inside sections that depend on a record which the page's address does not provide:
 * visitors would not see them. Reported for a page at the block that includes the section, and for a
 * published section at the block itself.
 */
export async function findSubjectIssues(
  blocks: readonly StoredBlock[],
  context: DocumentContext,
): Promise<Issue[]> {
  const requirements = findSubjectRequirements(blocks);
  if (context.collection === 'pages') return findPageIssues(requirements, getPageSubjects(context.document));
  const { data: section } = sectionSchema.safeParse(context.document);
  if (!section || requirements.length === 0) return [];
  const office = relationId(section.office);
  const pages = await findPagesWithSection(context.req, { name: section.name, office });
  return requirements.flatMap((need) => {
    const page = pages.find((page) => !getPageSubjects(page).has(need.subject));
    return page
      ? [issueOf(need.section?.includedBy ?? need.block, 'bind', formatPageMessage(need, page.title))]
      : [];
  });
}

const sectionSchema = z.object({
  _status: z.literal('published'),
  name: z.string(),
  office: z.unknown().optional(),
});

/** The page's own blocks are checked by the block validation. */
function findPageIssues(requirements: readonly SubjectRequirement[], provided: ReadonlySet<string>): Issue[] {
  return requirements.flatMap(({ block, subject, section }) => {
    if (!section || provided.has(subject)) return [];
    const shows = `The section “${section.name}” shows the block “${blockTitleFrom(block, registry)}”`;
    const message = `${shows}, which needs the page’s own ${subject}, and this page has none: choose the ${subject} in the section, or remove the section`;
    return [issueOf(section.includedBy, 'bind', message)];
  });
}

const formatPageMessage = ({ subject }: SubjectRequirement, title: string) =>
  `The page “${title}” uses this section but has no ${subject} of its own: choose the ${subject} here, or remove the section from that page first`;
