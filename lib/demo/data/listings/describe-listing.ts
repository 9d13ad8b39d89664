import { itemAt, type Random } from '../../random';
import type { CategoryTemplate } from './category-template';
import type { Figures } from './price-listing';
import { fillText, selectTexts, type Wording } from './select-texts';
import { sharedSentences } from './shared-sentences';

export type Description = {
  template: CategoryTemplate;
  tags: readonly string[];
  wording: Wording;
  figures: Figures;
  priced: boolean;
  kind: 'business' | 'franchise' | 'pro';
  reason: string;
  /** How many of its trade come before it: neighbours open differently. */
  earlier: number;
  random: Random;
};

/** A listing's description in Markdown: what it is, how it earns, what comes with it, how it is handed over. */
export function describeListing(description: Description): string {
  const { template, tags, wording, random } = description;
  const choose = (texts: readonly string[], count = 1) =>
    random
      .shuffle(selectTexts(texts, tags))
      .slice(0, count)
      .map((text) => fillText(text, wording));
  const [trade = '', moreTrade = ''] = choose(template.trade, 2);
  const [premises = '', morePremises = ''] = choose(template.premises, 2);
  const holding = choose(sharedSentences.tenure);
  const parts = {
    opening: fillText(itemAt(selectTexts(template.openings, tags), description.earlier), wording),
    trade,
    moreTrade,
    premises,
    morePremises,
    holding: mentionsHolding(`${premises} ${morePremises}`) ? '' : holding.join(''),
    growth: choose(template.growth, 2),
    handover: choose(sharedSentences.handovers).join(''),
    closing: `${description.reason} ${choose(sharedSentences.evidence).join('')}`,
    terms: termsOf(description),
    suitor: choose(sharedSentences.suitors).join(''),
    notes: [...notesOf(description), ...(template.reserved ? selectReserved(template.reserved, tags) : [])],
  };
  return layOut(parts, random);
}

type Parts = {
  opening: string;
  trade: string;
  moreTrade: string;
  premises: string;
  morePremises: string;
  holding: string;
  growth: string[];
  handover: string;
  closing: string;
  terms: string;
  suitor: string;
  notes: string[];
};

function layOut(parts: Parts, random: Random): string {
  const { opening, trade, moreTrade, premises, morePremises, holding, growth, handover } = parts;
  const end = [parts.closing, parts.terms, ...parts.notes];
  const paragraphs = random.pick([
    () => [
      `${opening} ${trade}`,
      `${premises} ${holding}`,
      `**Room to grow.** ${growth.join(' ')}`,
      `**Handover.** ${handover} ${parts.suitor}`,
      ...end,
    ],
    () => [
      opening,
      `${trade} ${moreTrade}`,
      '**What comes with it**',
      [premises, morePremises, holding]
        .filter(Boolean)
        .map((item) => `- ${item}`)
        .join('\n'),
      `${handover} ${growth[0] ?? ''}`,
      ...end,
    ],
    () => [
      `${opening} ${parts.suitor}`,
      `**How it earns.** ${trade}`,
      `**The place.** ${premises} ${holding}`,
      `**What is left to do.** ${growth.join(' ')}`,
      ...end,
      handover,
    ],
    () => [
      `${opening}`,
      `${premises} ${morePremises} ${holding}`,
      `${trade} ${moreTrade}`,
      `${parts.suitor} ${handover}`,
      ...end,
    ],
  ])();
  return paragraphs
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .join('\n\n');
}

function termsOf({ figures, priced, random }: Description): string {
  if (!priced) return 'The price is told to buyers who have signed the confidentiality agreement.';
  const share = Math.round((figures.down / figures.asking) * 20) * 5;
  const months = random.pick([12, 18, 24, 30]);
  return random.pick([
    `The seller asks for about ${share} per cent on completion and would take the rest over ${months} months against security.`,
    `Some ${share} per cent is expected at signing. The remainder may be paid in instalments over ${months} months.`,
    `A buyer who pays ${share} per cent down can settle the balance within ${months} months.`,
  ]);
}

function notesOf({ kind, random }: Description): string[] {
  if (kind === 'franchise') return [random.pick(sharedSentences.franchiseNotes)];
  return kind === 'pro' ? [random.pick(sharedSentences.proNotes)] : [];
}

const selectReserved = (reserved: string, tags: readonly string[]) => selectTexts([reserved], tags);

const mentionsHolding = (text: string) => /lease|rented|landlord|freehold|registered/i.test(text);
