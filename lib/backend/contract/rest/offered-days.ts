import { createLocalReq, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { fillSections } from '@/lib/backend/content/fill-sections';
import { createContractContext } from '@/lib/backend/contract/context';
import { findPage } from '@/lib/backend/contract/reads/find-page';
import { withoutLanguage } from '@/lib/backend/leads/find-nearby';
import type { Page } from '@/lib/backend/payload-types';
import { cutDocument } from '@/lib/document/cut-document';
import { walkNodes } from '@/lib/document/nodes';
import { shownNodes } from '@/lib/document/shown-nodes';
import { matchRoute } from '@/lib/routes/match-route';
import { pageSlugs } from '@/lib/routes/page-slugs';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { Locale } from '@/schemas/locale';
import { storedBlockSchema } from '@/schemas/stored-block';

const eventForm = z.object({
  type: z.literal('visitor-form'),
  props: z.object({
    form: z.literal('event-seat'),
    sittings: z.array(z.object({ name: z.string() })).default([]),
  }),
});

/** The days that the event forms of a page offer, as they are written in it or in a section it shows; none where visitors find no such form. */
export async function readOfferedDays(address: string, locale: Locale): Promise<string[]> {
  const match = matchRoute(withoutLanguage(address));
  if (!match) return [];
  const { slug = null, template = null } = pageSlugs(match);
  const { office = null, agent = null } = routeSubjects(match);
  const context = await createContractContext();
  const asked = { route: match.row.name, slug, templateSlug: template, tribeSlug: office, agentSlug: agent };
  const page = await findPage(context, locale, asked);
  return page ? daysIn(page, locale, await createLocalReq({}, context.payload)) : [];
}

async function daysIn(page: Page, locale: Locale, req: PayloadRequest): Promise<string[]> {
  const stored = cutDocument(page.blocks).flatMap((node) => storedBlockSchema.safeParse(node).data ?? []);
  const job = { locale, blocks: stored, texts: [] };
  const { blocks } = await fillSections(job, { document: page, collection: 'pages', req });
  return [...walkNodes(shownNodes(blocks))].flatMap(({ node }) => {
    const { data } = eventForm.safeParse(node);
    return data ? data.props.sittings.map(({ name }) => name.trim()) : [];
  });
}

/** Whether what was chosen is this day; a name in braces is another on each page. */
export function isDay(day: string, chosen: string): boolean {
  const [first = '', ...others] = day.split(/\{[a-z]+\}/);
  const last = others.at(-1);
  return last === undefined ? chosen === day : chosen.startsWith(first) && chosen.endsWith(last);
}
