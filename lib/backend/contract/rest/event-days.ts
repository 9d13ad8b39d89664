import { createLocalReq, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { createContractContext } from '@/lib/backend/contract/context';
import { findPageAt } from '@/lib/backend/contract/rest/find-page-at';
import type { Page } from '@/lib/backend/payload-types';
import { resolveSections } from '@/lib/backend/platform/contents/resolve-sections';
import { walkNodes } from '@/lib/document/nodes';
import { truncateDocument } from '@/lib/document/truncate-document';
import { visibleNodes } from '@/lib/document/visible-nodes';
import { type EventSession, eventSessionSchema } from '@/schemas/event-session';
import type { Locale } from '@/schemas/locale';
import { storedBlockSchema } from '@/schemas/stored-block';

const eventFormSchema = z.object({
  type: z.literal('visitor-form'),
  props: z.object({
    form: z.literal('event-seat'),
    sittings: z.array(eventSessionSchema).default([]),
  }),
});

/**
 * The title of a page, and the sessions that its event forms offer, including forms in shared sections; null for
 * a page without such a form.
 */
export async function findOfferedSessions(
  address: string,
  locale: Locale,
): Promise<{ title: string; sessions: EventSession[] } | null> {
  const page = await findPageAt(address, locale);
  if (!page) return null;
  const { payload } = await createContractContext();
  const forms = await findEventForms(page, locale, await createLocalReq({}, payload));
  return forms.length > 0 ? { title: page.title, sessions: forms.flat() } : null;
}

/** The sessions of each event form of a page. */
async function findEventForms(page: Page, locale: Locale, req: PayloadRequest): Promise<EventSession[][]> {
  const stored = truncateDocument(page.blocks).flatMap(
    (node) => storedBlockSchema.safeParse(node).data ?? [],
  );
  const context = { document: page, collection: 'pages', req };
  const { blocks } = await resolveSections({ locale, blocks: stored }, context);
  return [...walkNodes(visibleNodes(blocks))].flatMap(({ node }) => {
    const { data } = eventFormSchema.safeParse(node);
    return data ? [data.props.sittings.map((session) => ({ ...session, name: session.name.trim() }))] : [];
  });
}

/** Whether the selected day matches an offered one. A placeholder in braces has a different value on each page. */
export function matchesDay(day: string, selectedDay: string): boolean {
  const [first = '', ...parts] = day.split(/\{[a-z]+\}/);
  const last = parts.at(-1);
  return last === undefined
    ? selectedDay === day
    : selectedDay.startsWith(first) && selectedDay.endsWith(last);
}
