import type { Looking } from '@/schemas/composing/preview';

const recordLabels: Readonly<Record<Looking['choices'][number]['kind'], string>> = {
  office: 'every office',
  region: 'every region',
  agent: 'every agent',
  listing: 'every listing',
  post: 'every blog post',
};

/**
 * Says how many records share a page that is previewed with one of them; null for a page that is not shared.
 */
export function sharedPageMessage({ choices, owner }: Looking): string | null {
  const sharedBy = choices.filter(({ isNeeded, slug }) => isNeeded || slug !== null);
  if (sharedBy.length === 0) return null;
  const kinds = sharedBy.map(({ kind }) => recordLabels[kind]).join(' and ');
  const network = sharedBy.some(({ isNeeded }) => isNeeded) ? '' : 'the whole network and for ';
  const of = owner === null ? '' : ` of ${owner}`;
  return `This page stands for ${network}${kinds}${of}: what you write here changes all of them.`;
}
