import type { DataContext } from '@/lib/engine/data-context';
import { matchRoute, type RouteMatch } from '@/lib/routes/match-route';

/** One step of the way, without the home page. */
export type TrailStep = { label: string; href: string };

type TrailContext = Pick<DataContext, 'path' | 'names'>;

/** The pages above the one at `path`, from the top, and the page itself; none on the home page. */
export function toTrail({ path, names }: TrailContext): TrailStep[] {
  const segments = path.split('/').filter(Boolean);
  return segments.flatMap((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join('/')}`;
    const last = index === segments.length - 1;
    const match = matchRoute(href);
    if (!last && (!match || isPassedOver(match))) return [];
    return [{ label: (last && names.page) || labelOf(match, names) || fromSegment(segment), href }];
  });
}

/** Rows that only lead elsewhere, and custom pages, which nobody knows to exist from their path alone. */
function isPassedOver({ row }: RouteMatch): boolean {
  return row.redirect !== undefined || /customPage/i.test(row.name);
}

const subjects: Record<string, string> = {
  StateLocations: 'region',
  LocationDetail: 'office',
  Agent: 'agent',
  ListingPost: 'listing',
  LocationListingPost: 'listing',
  AgentListingPost: 'listing',
  AgentFranchiseListingPost: 'listing',
  BlogPost: 'post',
  LocationBlogDetail: 'post',
};

function labelOf(match: RouteMatch | null, names: Readonly<Record<string, string>>): string | undefined {
  if (!match) return undefined;
  if (match.row.name === 'About') return 'About';
  return names[subjects[match.row.name] ?? ''];
}

/** `seller-faq` as `Seller faq`. */
function fromSegment(segment: string): string {
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
