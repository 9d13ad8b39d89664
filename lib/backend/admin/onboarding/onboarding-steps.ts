import type { PayloadRequest, Where } from 'payload';
import { hasPlaceholder } from '@/lib/starter/has-placeholder';
import { placeholderText } from '@/lib/starter/placeholder-text';
import { composerPathOf } from '../../composer-api/composer-path';

/** An onboarding step with the URL where it is done. */
export type OnboardingStep = { title: string; help: string; to: string; isDone: boolean };

export type NextStep = Pick<OnboardingStep, 'title' | 'to'>;

export type OnboardingContext = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };
type StepCollection = 'pages' | 'offices' | 'people' | 'listings';

/** The steps that follow the creation of the pages, in order; null while there is no page. */
export async function readOnboardingSteps(context: OnboardingContext): Promise<OnboardingStep[] | null> {
  const home = await findHomePage(context);
  if (home === undefined) return null;
  return [...(await readRecordSteps(context)), await readHomeStep(home, context)];
}

/**
 * The id of the network's home page; null when there are only other pages, undefined when there are none.
 */
export async function findHomePage(context: OnboardingContext): Promise<number | null | undefined> {
  const isNetworkHome: Where = { and: [{ route: { equals: 'Home' } }, { scope: { equals: 'network' } }] };
  const home = await findFirst('pages', isNetworkHome, context);
  return home ?? ((await findFirst('pages', {}, context)) === null ? undefined : null);
}

/** The steps that create the records which the home page refers to. */
export async function readRecordSteps(context: OnboardingContext): Promise<OnboardingStep[]> {
  const exists = async (collection: StepCollection, where: Where) =>
    (await findFirst(collection, where, context)) !== null;
  const [office, broker, listing] = await Promise.all([
    exists('offices', { and: [published, { status: { equals: 'Active' } }] }),
    exists('people', {
      and: [published, { is_agent: { equals: true } }, { show_on_website: { equals: true } }],
    }),
    exists('listings', { and: [published, { status: { in: ['active', 'under_offer', 'sold'] } }] }),
  ]);
  return [
    createRecordStep('Open your first office', 'Its name, address and opening hours.', 'offices', office),
    createRecordStep(
      'Introduce a broker',
      'Choose the office and select “Agent” to create the broker’s pages.',
      'people',
      broker,
    ),
    createRecordStep(
      'List a business',
      'Publish it with the status “For sale” to show it to visitors.',
      'listings',
      listing,
    ),
  ];
}

/** Reads all blocks of the home page. */
export async function readHomeStep(
  home: number | null,
  { payload, user }: OnboardingContext,
): Promise<OnboardingStep> {
  const page =
    home === null
      ? null
      : await payload.findByID({
          ...{ collection: 'pages', id: home, depth: 0, select: { blocks: true } },
          ...{ disableErrors: true, overrideAccess: false, user },
        });
  return {
    title: 'Write your home page',
    help: `Replace “${placeholderText}” with your own text, then publish.`,
    to: (home !== null && composerPathOf('pages', home)) || '/compose/new',
    isDone: page !== null && !hasPlaceholder(page.blocks ?? []),
  };
}

async function findFirst(
  collection: StepCollection,
  where: Where,
  { payload, user }: OnboardingContext,
): Promise<number | null> {
  const { docs } = await payload.find({
    ...{ collection, where, limit: 1, depth: 0, select: {}, pagination: false, overrideAccess: false, user },
    // Sorting by id stops at the first match; any other order would sort all rows.
    sort: 'id',
  });
  return docs[0]?.id ?? null;
}

/** The first incomplete step; `null` steps mean that the pages do not exist yet. */
export function findFirstIncompleteStep(steps: readonly OnboardingStep[] | null): NextStep | null {
  if (!steps) return { title: 'Create the standard pages', to: '/admin' };
  const incomplete = steps.find(({ isDone }) => !isDone);
  return incomplete ? { title: incomplete.title, to: incomplete.to } : null;
}

/** Whether a step is incomplete. */
export const isOnboarding = (steps: readonly OnboardingStep[] | null): boolean =>
  steps === null || steps.some(({ isDone }) => !isDone);

const published: Where = { _status: { equals: 'published' } };

const createRecordStep = (
  title: string,
  help: string,
  collection: StepCollection,
  isDone: boolean,
): OnboardingStep => ({
  ...{ title, help, isDone },
  to: `/admin/collections/${collection}${isDone ? '' : '/create'}`,
});
