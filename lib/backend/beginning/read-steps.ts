import type { PayloadRequest, Where } from 'payload';
import { isUnwritten } from '@/lib/starter/is-unwritten';
import { toBeWritten } from '@/lib/starter/to-be-written';
import { composerOf } from '../composing/composer-of';

/** Something to do before a network is one: where it is done, and whether it is. */
export type Step = { title: string; help: string; to: string; isDone: boolean };

export type NextStep = Pick<Step, 'title' | 'to'>;

type Asking = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };
type Looked = 'pages' | 'offices' | 'people' | 'listings';

/** What is to do after the pages were made, in order; null while there is no page. */
export async function readSteps({ payload, user }: Asking): Promise<Step[] | null> {
  const as = { overrideAccess: false, user } as const;
  const isThere = async (collection: Looked, where: Where) => {
    const { docs } = await payload.find({
      ...{ collection, where, limit: 1, depth: 0, select: {}, pagination: false, ...as },
      // By their id the first that fits ends the search; another order would sort all of them.
      sort: 'id',
    });
    return docs.length > 0;
  };
  const { docs } = await payload.find({
    ...{ collection: 'pages', limit: 1, depth: 0, pagination: false, ...as },
    where: { and: [{ route: { equals: 'Home' } }, { scope: { equals: 'network' } }] },
  });
  const [home] = docs;
  if (!home && !(await isThere('pages', {}))) return null;
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
    {
      title: 'Write your home page',
      help: `Put your own words where “${toBeWritten}” stands, then publish.`,
      to: (home && composerOf('pages', home.id)) ?? '/compose/new',
      isDone: home !== undefined && !isUnwritten(home.blocks ?? []),
    },
  ];
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
