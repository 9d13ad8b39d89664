import { createRandom, itemAt } from '../../random';
import { describeListing } from './describe-listing';
import { expandText } from './expand-text';
import type { ListingRecord } from './listing-record';
import { type Disclosed, slotsOf } from './listing-slots';
import type { ListingPlan } from './plan-listings';
import type { ListingFigures } from './price-listing';
import { selectTexts, tagsOf } from './select-texts';
import { sharedSentences } from './shared-sentences';
import type { createTextChooserFactory } from './text-chooser';

/** The premises of a business: rented, included in the price, or available separately. */
export type Estate = 'rented' | 'included' | 'available';

type ListingTexts = Pick<ListingRecord, 'title' | 'summary' | 'description' | 'reason_for_selling'>;

type ListingTextInput = {
  plan: ListingPlan;
  /** The kind within its category. */
  kind: string;
  /** The title before its choices are expanded. */
  title: string;
  estate: Estate;
  figures: ListingFigures;
  disclosed: Disclosed;
  listed: ListingRecord['kind'];
  createTextChooser: ReturnType<typeof createTextChooserFactory>;
};

const SMALL_TEAM_SIZE = 9;

/** Writes all texts of a listing, consistent with its figures and with each other. */
export function writeListingTexts({
  plan,
  kind,
  title,
  estate,
  figures,
  disclosed,
  listed,
  createTextChooser,
}: ListingTextInput): ListingTexts {
  const { index, template } = plan;
  const random = createRandom(`words:${index}`);
  const owned = estate !== 'rented';
  const tags = [
    kind,
    estate,
    ...(owned ? ['owned'] : []),
    figures.employees < SMALL_TEAM_SIZE ? 'small' : 'large',
  ];
  const lead = itemAt(selectTexts(template.leads, tags), 0);
  const slots = slotsOf({ plan, kind, figures, disclosed, owned, lead }, random);
  const { short, sentences } = itemAt(sharedSentences.reasons, index * 5 + random.integer(0, 3));
  const several = sentences.some((sentence) => tagsOf(sentence).includes('several'));
  const subject = {
    tags: several ? [...tags, 'several'] : tags,
    ...{ slots, random, avoid: several ? /\bowner\b/ : null },
  };
  const chooseText = createTextChooser(subject);
  return {
    title: expandText(title, slots, random)?.text ?? title,
    reason_for_selling: short,
    summary: createTextChooser(subject)(withEnds(template.summaries)),
    description: describeListing({
      ...{ template, chooseText, random },
      reason: chooseText(sentences),
      priced: disclosed.asking_price !== null,
      kind: listed,
    }),
  };
}

/** The texts, each unchanged and with an optional ending for summaries. */
const withEnds = (texts: readonly string[]) => [
  ...texts,
  ...texts.map((text) => text.replace(/\.$/, `{${sharedSentences.summaryEnds.join('|')}}.`)),
];
