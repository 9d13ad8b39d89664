import type { Upgrade } from '@/lib/engine/block';

/** Version 0 held one flat list under `items`; since version 1 questions stand in groups. */
const groupQuestions: Upgrade = {
  name: 'group-questions',
  up: ({ items, ...props }) => ({ ...props, groups: [{ heading: '', questions: items ?? [] }] }),
};

export const faqUpgrades: readonly Upgrade[] = [groupQuestions];
