import type { DataContext } from '@/lib/engine/data-context';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { contextOf, pathInContext } from '@/lib/routes/context-href';
import { matchRoute, type RouteMatch } from '@/lib/routes/match-route';
import { pathFor } from '@/lib/routes/path-for';
import { recordOf } from '@/lib/routes/record-routes';

/** A breadcrumb, without the home page. */
export type TrailStep = { label: string; href: string };

type TrailContext = Pick<DataContext, 'path' | 'names' | 'locale'>;

/** The breadcrumbs of the page at `path`, from the top to the page itself; empty on the home page. */
export function toTrail({ path, names, locale }: TrailContext): TrailStep[] {
  const t = createTranslate(locale);
  const segments = path.split('/').filter(Boolean);
  return segments.flatMap((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join('/')}`;
    const last = index === segments.length - 1;
    const match = matchRoute(href);
    if (!last && (!match || isSkipped(match))) return [];
    const step = { label: (last && names.page) || labelOf(match, names, t) || fromSegment(segment), href };
    return last ? [...searchStep(path, { locale }, t), step] : [step];
  });
}

/** Listings are below the listing search, whatever their path. */
const listingRoutes = ['ListingPost', 'LocationListingPost'];

function searchStep(path: string, context: Pick<TrailContext, 'locale'>, t: Translate): TrailStep[] {
  const match = matchRoute(path);
  if (!match || !listingRoutes.includes(match.row.name)) return [];
  const href = pathInContext(pathFor('ListingSearch'), contextOf(match, context.locale));
  return [{ label: t('breadcrumb.listings'), href }];
}

/**
 * True for redirects, and for custom and marketing pages, whose existence cannot be derived from the path.
 */
function isSkipped({ row }: RouteMatch): boolean {
  return row.redirect !== undefined || /customPage|MarketingWebsitePage/i.test(row.name);
}

/** Pages that have subpages. */
const labelKeys = {
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
const hasLabelKey = (name: string): name is keyof typeof labelKeys => name in labelKeys;

function labelOf(match: RouteMatch | null, names: TrailContext['names'], t: Translate): string | undefined {
  if (!match) return undefined;
  const { name } = match.row;
  return hasLabelKey(name) ? t(`breadcrumb.${labelKeys[name]}`) : names[recordOf(name) ?? ''];
}

/** Converts a path segment to a label: `seller-faq` to `Seller faq`. */
function fromSegment(segment: string): string {
  const text = segment.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
