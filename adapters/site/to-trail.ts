import type { DataContext } from '@/lib/engine/data-context';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { contextOf, pathInContext } from '@/lib/routes/context-href';
import { matchRoute, type RouteMatch } from '@/lib/routes/match-route';
import { pathFor } from '@/lib/routes/path-for';
import { recordOf } from '@/lib/routes/record-routes';

/** One step of the way, without the home page. */
export type TrailStep = { label: string; href: string };

type TrailContext = Pick<DataContext, 'path' | 'names' | 'locale'>;

/** The pages above the one at `path`, from the top, and the page itself; none on the home page. */
export function toTrail({ path, names, locale }: TrailContext): TrailStep[] {
  const t = createTranslate(locale);
  const segments = path.split('/').filter(Boolean);
  return segments.flatMap((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join('/')}`;
    const last = index === segments.length - 1;
    const match = matchRoute(href);
    if (!last && (!match || isPassedOver(match))) return [];
    const step = { label: (last && names.page) || labelOf(match, names, t) || fromSegment(segment), href };
    return last ? [...searchStep(path, { locale }, t), step] : [step];
  });
}

/** Listings stand below the search that finds them, wherever their address is. */
const ofSearch = ['ListingPost', 'LocationListingPost'];

function searchStep(path: string, context: Pick<TrailContext, 'locale'>, t: Translate): TrailStep[] {
  const match = matchRoute(path);
  if (!match || !ofSearch.includes(match.row.name)) return [];
  const href = pathInContext(pathFor('ListingSearch'), contextOf(match, context.locale));
  return [{ label: t('breadcrumb.listings'), href }];
}

/** Rows that only lead elsewhere, and custom and marketing pages, which nobody knows to exist from their path alone. */
function isPassedOver({ row }: RouteMatch): boolean {
  return row.redirect !== undefined || /customPage|MarketingWebsitePage/i.test(row.name);
}

/** Pages that have others below them. */
const standing = {
  Locations: 'locations',
  Sell: 'sell',
  AgentSellBusiness: 'sell',
  Buy: 'buy',
  AgentBuyBusiness: 'buy',
  Blog: 'blog',
  LocationBlog: 'blog',
  Contact: 'contact',
  AgentContactUs: 'contact',
  AgentListings: 'listings',
  SellerRegistration: 'sellerRegistration',
  AgentSellerRegistration: 'sellerRegistration',
  BuyerRegistration: 'buyerRegistration',
  AgentBuyerRegistration: 'buyerRegistration',
} as const;
const isStanding = (name: string): name is keyof typeof standing => name in standing;

function labelOf(match: RouteMatch | null, names: TrailContext['names'], t: Translate): string | undefined {
  if (!match) return undefined;
  const { name } = match.row;
  return isStanding(name) ? t(`breadcrumb.${standing[name]}`) : names[recordOf(name) ?? ''];
}

/** `seller-faq` as `Seller faq`. */
function fromSegment(segment: string): string {
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
