/** Labels of the kinds of link target, by the key under which the target is stored. */
export const targetLabels = {
  page: 'A page',
  office: 'An office',
  region: 'A region',
  agent: 'An agent',
  listing: 'A listing',
  post: 'A blog post',
  url: 'A web address',
  phone: 'A telephone number',
  mail: 'An email address',
} as const;
export type LinkTargetKind = keyof typeof targetLabels;

/** The most frequent kinds first. */
export const targetKinds: readonly LinkTargetKind[] = [
  'page',
  'office',
  'region',
  'agent',
  'listing',
  'post',
  'url',
  'phone',
  'mail',
];

/** The kind of a target; undefined if it is empty. */
export const kindOfTarget = (target: Readonly<Record<string, unknown>>): LinkTargetKind | undefined =>
  targetKinds.find((kind) => kind in target);
