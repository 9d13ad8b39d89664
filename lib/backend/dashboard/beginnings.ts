type Person = {
  /** Where the CMS stands. */
  admin: string;
  isOfNetwork: boolean;
  /** The ids of the offices they work for. */
  offices: readonly number[];
  /** Where the network's name, logo and colours are changed; null where there is nothing yet, or for others. */
  look: string | null;
};

/** What somebody may begin with, what is done most first. An office's own record is open at once to whoever works for one. */
export function getBeginning({ admin, isOfNetwork, offices, look }: Person): { label: string; to: string }[] {
  const [office, ...others] = offices;
  const collections = `${admin}/collections`;
  const isOfOne = !isOfNetwork && office !== undefined && others.length === 0;
  return [
    { label: 'Make a page', to: '/compose/new' },
    { label: 'Add a listing', to: `${collections}/listings/create` },
    { label: 'Write a blog post', to: `${collections}/posts/create` },
    isOfOne
      ? { label: 'What your office says of itself', to: `${collections}/offices/${office}` }
      : { label: 'Offices', to: `${collections}/offices` },
    ...(isOfNetwork && look ? [{ label: 'Name, logo and colours', to: look }] : []),
    { label: 'See the website', to: '/' },
  ];
}
