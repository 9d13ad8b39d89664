import type { Upgrade } from '@/lib/engine/block';

/** Version 0 had a flat list in `items`; version 1 has groups of questions. */
const groupQuestions: Upgrade = {
  name: 'group-questions',
  up: ({ items, ...props }) => ({ ...props, groups: [{ heading: '', questions: items ?? [] }] }),
};

export const faqUpgrades: readonly Upgrade[] = [groupQuestions];
