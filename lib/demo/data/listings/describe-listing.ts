import type { Random } from '../../random';
import type { CategoryTemplate } from './category-template';
import { sharedSentences } from './shared-sentences';
import type { Teller } from './storyteller';

export type Description = {
  template: CategoryTemplate;
  tell: Teller;
  /** Why it is sold, in a sentence. */
  reason: string;
  priced: boolean;
  kind: 'business' | 'franchise' | 'pro';
  random: Random;
};

type Role = keyof ReturnType<typeof rolesOf>;

/** Orders in which a listing may be told: paragraphs, each with its sentences. */
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

/** A listing's description in Markdown: what it is, how it earns, what comes with it, how it is handed over. */
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

function rolesOf({ template, tell, reason, priced, kind }: Description) {
  const notes = [
    ...(kind === 'franchise' ? sharedSentences.franchiseNotes : []),
    ...(kind === 'pro' ? sharedSentences.proNotes : []),
  ];
  return {
    opening: () => tell(template.openings),
    trade: () => tell(template.trade),
    premises: () => tell(template.premises),
    growth: () => tell(template.growth),
    team: () => tell(sharedSentences.team),
    figures: () => tell(sharedSentences.figures),
    tenure: () => tell(sharedSentences.tenure),
    stock: () => tell(sharedSentences.stock),
    equipment: () => tell(sharedSentences.equipment),
    evidence: () => tell(sharedSentences.evidence),
    suitor: () => tell(sharedSentences.suitors),
    handover: () => tell(sharedSentences.handovers),
    terms: () => tell(priced ? sharedSentences.terms : sharedSentences.unpriced),
    reason: () => reason,
    notes: () => [tell(notes), tell(template.reserved)].filter(Boolean).join(' '),
  };
}
