import type { MadePage } from '../page-store/finished-page.ts';
import { stateOf } from '../page-store/page-state.ts';
import { processState } from '../process-state.ts';

/** A page whose making gives, or takes, the answer of that name bears this before the name. */
const giving = 'gives-shared:';
const taking = 'takes-shared:';

type SharedAnswer = MadePage & { html: string };

declare module '../process-state.ts' {
  interface ProcessState {
    sharedAnswers: Map<string, SharedAnswer>;
  }
}

processState.sharedAnswers ??= new Map();
const answers = processState.sharedAnswers;

/**
 * The tag of a page that stands at more than one address: it takes the answer of that name when there is a good one, and need
 * not be drawn; else it is drawn, and gives it to the next.
 */
export function shareAnswer(name: string): { tag: string; isThere: boolean } {
  const answer = answers.get(name);
  const isThere = answer !== undefined && stateOf(answer) === 'fresh';
  return { tag: `${isThere ? taking : giving}${name}`, isThere };
}

/** A finished page as it is to be kept: that which its tags say it takes; else itself, given to others when they say so. */
export function takeOrGive(html: string, made: MadePage): SharedAnswer {
  const own = { ...made, html };
  const given = nameAfter(giving, made.tags);
  if (given !== undefined) answers.set(given, own);
  const taken = answers.get(nameAfter(taking, made.tags) ?? '');
  if (!taken) return own;
  // It depends on both: on what stands nowhere, and on what is shown instead.
  const tags = [...new Set([...made.tags, ...taken.tags])].filter((tag) => !tag.startsWith(giving));
  // The taken one was found fresh after this making began: whatever is renewed of either is renewed later.
  return { ...taken, tags, made: made.made };
}

function nameAfter(beginning: string, tags: readonly string[]): string | undefined {
  return tags.find((tag) => tag.startsWith(beginning))?.slice(beginning.length);
}
