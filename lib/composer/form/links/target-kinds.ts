/** Where a link may lead, by the key it is stored under. */
export const targetNames = {
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
export type TargetKind = keyof typeof targetNames;

/** In the order of how often they are meant. */
export const targetKinds: readonly TargetKind[] = [
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

/** Where a target leads; undefined for one that leads nowhere yet. */
export const kindOfTarget = (target: Readonly<Record<string, unknown>>): TargetKind | undefined =>
  targetKinds.find((kind) => kind in target);
