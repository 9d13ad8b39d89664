import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { type Issue, issueOf } from '@/lib/engine/issue';
import { blockTitleFrom } from '@/lib/engine/block-name';
import type { StoredBlock } from '@/schemas/stored-block';
import { relationId } from '../../relation-id';
import { type SubjectRequirement, subjectRequirements } from './needed-subjects';
import { pageSubjects } from './page-subjects';
import { findPagesWithSection } from './showing-pages';

type DocumentContext = { document: unknown; collection: string; req: PayloadRequest };

/**
 * Issues for blocks inside sections that depend on a record which the page's address does not provide:
 * visitors would not see them. Reported for a page at the block that includes the section, and for a
 * published section at the block itself.
 */
export async function subjectIssues(blocks: readonly StoredBlock[], context: DocumentContext): Promise<Issue[]> {
  const requirements = subjectRequirements(blocks);
  if (context.collection === 'pages') return pageIssues(requirements, pageSubjects(context.document));
  const { data: section } = sectionSchema.safeParse(context.document);
  if (!section || requirements.length === 0) return [];
  const office = relationId(section.office);
  const pages = await findPagesWithSection(context.req, { name: section.name, office });
  return requirements.flatMap((need) => {
    const page = pages.find((one) => !pageSubjects(one).has(need.subject));
    return page ? [issueOf(need.section?.includedBy ?? need.block, 'bind', pageMessage(need, page.title))] : [];
  });
}

const sectionSchema = z.object({
  _status: z.literal('published'),
  name: z.string(),
  office: z.unknown().optional(),
});

/** The page's own blocks are checked by the block validation. */
function pageIssues(requirements: readonly SubjectRequirement[], provided: ReadonlySet<string>): Issue[] {
  return requirements.flatMap(({ block, subject, section }) => {
    if (!section || provided.has(subject)) return [];
    const shows = `The section “${section.name}” shows the block “${blockTitleFrom(block, registry)}”`;
    const message = `${shows}, which is about the page’s own ${subject}, and no address of this page names one: choose the ${subject} in the section, or take the section out`;
    return [issueOf(section.includedBy, 'bind', message)];
  });
}

const pageMessage = ({ subject }: SubjectRequirement, title: string) =>
  `The page “${title}” shows this section, and no address of it names a record of the kind ${subject}: choose the ${subject} here, or take the section out of that page first`;
