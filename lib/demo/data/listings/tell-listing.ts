import { createRandom, itemAt } from '../../random';
import { describeListing } from './describe-listing';
import { expandText } from './expand-text';
import type { ListingRecord } from './listing-record';
import { type Disclosed, slotsOf } from './listing-slots';
import type { ListingPlan } from './plan-listings';
import type { Figures } from './price-listing';
import { selectTexts, tagsOf } from './select-texts';
import { sharedSentences } from './shared-sentences';
import type { createStoryteller } from './storyteller';

/** How a business has its place: the owner's goes with it, or may be had besides. */
export type Estate = 'rented' | 'included' | 'available';

type Told = Pick<ListingRecord, 'title' | 'summary' | 'description' | 'reason_for_selling'>;

type Untold = {
  plan: ListingPlan;
  /** Of its trade. */
  kind: string;
  /** With its choices still open. */
  title: string;
  estate: Estate;
  figures: Figures;
  disclosed: Disclosed;
  listed: ListingRecord['kind'];
  story: ReturnType<typeof createStoryteller>;
};

const smallTeam = 9;

/** Every word of a listing, consistent with its figures and with one another. */
export function tellListing({ plan, kind, title, estate, figures, disclosed, listed, story }: Untold): Told {
  const { index, template } = plan;
  const random = createRandom(`words:${index}`);
  const owned = estate !== 'rented';
  const tags = [kind, estate, ...(owned ? ['owned'] : []), figures.employees < smallTeam ? 'small' : 'large'];
  const lead = itemAt(selectTexts(template.leads, tags), 0);
  const slots = slotsOf({ plan, kind, figures, disclosed, owned, lead }, random);
  const { short, sentences } = itemAt(sharedSentences.reasons, index * 5 + random.whole(0, 3));
  const several = sentences.some((sentence) => tagsOf(sentence).includes('several'));
  const subject = {
    tags: several ? [...tags, 'several'] : tags,
    ...{ slots, random, avoid: several ? /\bowner\b/ : null },
  };
  const tell = story(subject);
  return {
    title: expandText(title, slots, random)?.text ?? title,
    reason_for_selling: short,
    summary: story(subject)(withEnds(template.summaries)),
    description: describeListing({
      ...{ template, tell, random },
      reason: tell(sentences),
      priced: disclosed.asking_price !== null,
      kind: listed,
    }),
  };
}

/** Each text as it is, and with each of the facts that a summary may end in. */
const withEnds = (texts: readonly string[]) => [
  ...texts,
  ...texts.map((text) => text.replace(/\.$/, `{${sharedSentences.summaryEnds.join('|')}}.`)),
];
