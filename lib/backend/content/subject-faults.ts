import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { type Fault, faultOf } from '@/lib/engine/fault';
import { titleBlock } from '@/lib/engine/name-block';
import type { StoredBlock } from '@/schemas/stored-block';
import { relationId } from '../relation-id';
import { type Need, neededSubjects } from './needed-subjects';
import { subjectsOfPage } from './page-subjects';
import { readShowingPages } from './showing-pages';

type Within = { document: unknown; collection: string; req: PayloadRequest };

/**
 * What a section shows about a record that the address of a page does not name, where visitors would get the page
 * without it: told of a page at its block that shows the section, of a published section at the block itself.
 */
export async function subjectFaults(blocks: readonly StoredBlock[], within: Within): Promise<Fault[]> {
  const needs = neededSubjects(blocks);
  if (within.collection === 'pages') return pageFaults(needs, subjectsOfPage(within.document));
  const { data: section } = sectionSchema.safeParse(within.document);
  if (!section || needs.length === 0) return [];
  const office = relationId(section.office);
  const pages = await readShowingPages(within.req, { name: section.name, office });
  return needs.flatMap((need) => {
    const page = pages.find((one) => !subjectsOfPage(one).has(need.subject));
    return page ? [faultOf(need.within?.shownBy ?? need.block, 'bind', onPage(need, page.title))] : [];
  });
}

const sectionSchema = z.object({
  _status: z.literal('published'),
  name: z.string(),
  office: z.unknown().optional(),
});

/** Of the page's own blocks the door tells by itself. */
function pageFaults(needs: readonly Need[], provided: ReadonlySet<string>): Fault[] {
  return needs.flatMap(({ block, subject, within }) => {
    if (!within || provided.has(subject)) return [];
    const shows = `The section “${within.name}” shows the block “${titleBlock(block, registry)}”`;
    const message = `${shows}, which is about the page’s own ${subject}, and no address of this page names one: choose the ${subject} in the section, or take the section out`;
    return [faultOf(within.shownBy, 'bind', message)];
  });
}

const onPage = ({ subject }: Need, title: string) =>
  `The page “${title}” shows this section, and no address of it names a record of the kind ${subject}: choose the ${subject} here, or take the section out of that page first`;
