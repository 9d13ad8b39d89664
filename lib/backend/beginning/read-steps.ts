import type { PayloadRequest, Where } from 'payload';
import { isUnwritten } from '@/lib/starter/is-unwritten';
import { toBeWritten } from '@/lib/starter/to-be-written';
import { composerOf } from '../composing/composer-of';

/** Something to do before a network is one: where it is done, and whether it is. */
export type Step = { title: string; help: string; to: string; isDone: boolean };

export type NextStep = Pick<Step, 'title' | 'to'>;

export type Asking = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };
type Looked = 'pages' | 'offices' | 'people' | 'listings';

/** What is to do after the pages were made, in order; null while there is no page. */
export async function readSteps(asking: Asking): Promise<Step[] | null> {
  const home = await findHome(asking);
  if (home === undefined) return null;
  return [...(await readRecordSteps(asking)), await readHomeStep(home, asking)];
}

/** The network's home page; null where there are other pages only, undefined while there are none. */
export async function findHome(asking: Asking): Promise<number | null | undefined> {
  const ofNetwork: Where = { and: [{ route: { equals: 'Home' } }, { scope: { equals: 'network' } }] };
  const home = await findFirst('pages', ofNetwork, asking);
  return home ?? ((await findFirst('pages', {}, asking)) === null ? undefined : null);
}

/** What is to be there before the home page tells of it. */
export async function readRecordSteps(asking: Asking): Promise<Step[]> {
  const isThere = async (collection: Looked, where: Where) =>
    (await findFirst(collection, where, asking)) !== null;
  const [office, broker, listing] = await Promise.all([
    isThere('offices', { and: [published, { status: { equals: 'Active' } }] }),
    isThere('people', {
      and: [published, { is_agent: { equals: true } }, { show_on_website: { equals: true } }],
    }),
    isThere('listings', { and: [published, { status: { in: ['active', 'under_offer', 'sold'] } }] }),
  ]);
  return [
    step('Open your first office', 'Its name, address and opening hours.', 'offices', office),
    step(
      'Introduce a broker',
      'Choose the office, and tick “Is an agent”: then the broker has pages.',
      'people',
      broker,
    ),
    step(
      'List a business',
      'Published with the status “For sale”, visitors see it at once.',
      'listings',
      listing,
    ),
  ];
}

/** Reads the whole page. */
export async function readHomeStep(home: number | null, { payload, user }: Asking): Promise<Step> {
  const page =
    home === null
      ? null
      : await payload.findByID({
          ...{ collection: 'pages', id: home, depth: 0, select: { blocks: true } },
          ...{ disableErrors: true, overrideAccess: false, user },
        });
  return {
    title: 'Write your home page',
    help: `Put your own words where “${toBeWritten}” stands, then publish.`,
    to: (home !== null && composerOf('pages', home)) || '/compose/new',
    isDone: page !== null && !isUnwritten(page.blocks ?? []),
  };
}

async function findFirst(
  collection: Looked,
  where: Where,
  { payload, user }: Asking,
): Promise<number | null> {
  const { docs } = await payload.find({
    ...{ collection, where, limit: 1, depth: 0, select: {}, pagination: false, overrideAccess: false, user },
    // By their id the first that fits ends the search; another order would sort all of them.
    sort: 'id',
  });
  return docs[0]?.id ?? null;
}

/** What is to be done first of what is left; the pages before all else. */
export function nextStep(steps: readonly Step[] | null): NextStep | null {
  if (!steps) return { title: 'Make the standard pages', to: '/admin' };
  const next = steps.find(({ isDone }) => !isDone);
  return next ? { title: next.title, to: next.to } : null;
}

/** Whether something is left to do. */
export const isBeginning = (steps: readonly Step[] | null): boolean =>
  steps === null || steps.some(({ isDone }) => !isDone);

const published: Where = { _status: { equals: 'published' } };

const step = (title: string, help: string, collection: Looked, isDone: boolean): Step => ({
  ...{ title, help, isDone },
  to: `/admin/collections/${collection}${isDone ? '' : '/create'}`,
});
