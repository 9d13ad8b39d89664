import type { Random } from '../../random';
import type { CategoryTemplate } from './category-template';
import { sharedSentences } from './shared-sentences';
import type { ChooseText } from './text-chooser';

export type Description = {
  template: CategoryTemplate;
  chooseText: ChooseText;
  /** The reason for the sale as a sentence. */
  reason: string;
  priced: boolean;
  kind: 'business' | 'franchise' | 'pro';
  random: Random;
};

type Role = keyof ReturnType<typeof rolesOf>;

/** Layouts of a description: paragraphs with their sentences. */
const layouts: readonly (readonly Role[])[][] = [
  [
    ['opening', 'trade', 'team'],
    ['figures', 'evidence'],
    ['premises', 'tenure', 'equipment'],
    ['growth', 'suitor'],
    ['reason', 'handover', 'terms', 'notes'],
  ],
  [
    ['opening', 'reason'],
    ['trade', 'trade', 'figures'],
    ['premises', 'tenure'],
    ['team', 'growth', 'growth'],
    ['terms', 'handover', 'evidence', 'notes'],
  ],
  [
    ['opening'],
    ['figures', 'trade', 'stock'],
    ['team', 'handover'],
    ['premises', 'premises', 'tenure'],
    ['growth'],
    ['reason', 'terms', 'notes'],
  ],
  [
    ['opening', 'team'],
    ['trade', 'trade', 'evidence'],
    ['tenure', 'premises', 'stock'],
    ['reason', 'suitor', 'handover'],
    ['figures', 'terms', 'notes'],
  ],
  [
    ['opening', 'trade'],
    ['reason', 'handover'],
    ['premises', 'equipment', 'tenure'],
    ['figures', 'terms', 'evidence'],
    ['growth', 'suitor', 'notes'],
  ],
];

/**
 * The description of a listing in Markdown: what it is, how it earns, what is included, and the handover.
 */
export function describeListing(description: Description): string {
  const roles = rolesOf(description);
  return description.random
    .pick(layouts)
    .map((paragraph) =>
      paragraph
        .map((role) => roles[role]())
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n');
}

function rolesOf({ template, chooseText, reason, priced, kind }: Description) {
  const notes = [
    ...(kind === 'franchise' ? sharedSentences.franchiseNotes : []),
    ...(kind === 'pro' ? sharedSentences.proNotes : []),
  ];
  return {
    opening: () => chooseText(template.openings),
    trade: () => chooseText(template.trade),
    premises: () => chooseText(template.premises),
    growth: () => chooseText(template.growth),
    team: () => chooseText(sharedSentences.team),
    figures: () => chooseText(sharedSentences.figures),
    tenure: () => chooseText(sharedSentences.tenure),
    stock: () => chooseText(sharedSentences.stock),
    equipment: () => chooseText(sharedSentences.equipment),
    evidence: () => chooseText(sharedSentences.evidence),
    suitor: () => chooseText(sharedSentences.suitors),
    handover: () => chooseText(sharedSentences.handovers),
    terms: () => chooseText(priced ? sharedSentences.terms : sharedSentences.unpriced),
    reason: () => reason,
    notes: () => [chooseText(notes), chooseText(template.reserved)].filter(Boolean).join(' '),
  };
}
