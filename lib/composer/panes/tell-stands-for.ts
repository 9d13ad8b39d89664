import type { Looking } from '@/schemas/composing/preview';

const every: Readonly<Record<Looking['choices'][number]['kind'], string>> = {
  office: 'every office',
  region: 'every region',
  agent: 'every agent',
  listing: 'every listing',
  post: 'every blog post',
};

/** For how many a page stands that is looked at with one of them, in a sentence; null for a page of its own. */
export function tellStandsFor({ choices, owner }: Looking): string | null {
  const shown = choices.filter(({ isNeeded, slug }) => isNeeded || slug !== null);
  if (shown.length === 0) return null;
  const kinds = shown.map(({ kind }) => every[kind]).join(' and ');
  const network = shown.some(({ isNeeded }) => isNeeded) ? '' : 'the whole network and for ';
  const of = owner === null ? '' : ` of ${owner}`;
  return `This page stands for ${network}${kinds}${of}: what you write here changes all of them.`;
}
