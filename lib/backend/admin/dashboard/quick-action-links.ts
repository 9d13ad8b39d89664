type QuickActionContext = {
  /** The path of the admin UI. */
  admin: string;
  isNetworkMember: boolean;
  /** Ids of the user's offices. */
  offices: readonly number[];
  /**
   * URL of the editor for the network's name, logo and colours; null without one, and for office editors.
   */
  brandEditorUrl: string | null;
  /** The public path of the user's website. */
  homePath: string;
};

/** The id of the user's only office; null for network staff and for users with several offices. */
export function getSingleOfficeId({
  isNetworkMember,
  offices,
}: Pick<QuickActionContext, 'isNetworkMember' | 'offices'>): number | null {
  const [office, ...others] = offices;
  return isNetworkMember || office === undefined || others.length > 0 ? null : office;
}

/**
 * Links to frequent tasks, the most frequent first. Staff of a single office get a direct link to its
 * record.
 */
export function listQuickActionLinks({
  admin,
  isNetworkMember,
  offices,
  brandEditorUrl,
  homePath,
}: QuickActionContext): { label: string; to: string }[] {
  const office = getSingleOfficeId({ isNetworkMember, offices });
  const collections = `${admin}/collections`;
  return [
    { label: 'Create a page', to: '/compose/new' },
    { label: 'Add a listing', to: `${collections}/listings/create` },
    { label: 'Write a blog post', to: `${collections}/posts/create` },
    office === null
      ? { label: 'Offices', to: `${collections}/offices` }
      : { label: 'Office details', to: `${collections}/offices/${office}` },
    ...(isNetworkMember && brandEditorUrl ? [{ label: 'Name, logo and colours', to: brandEditorUrl }] : []),
    { label: 'View website', to: homePath },
  ];
}
