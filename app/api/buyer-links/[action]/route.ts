import { followBuyerLink, showBuyerLink } from '@/lib/backend/contract/rest/buyer/buyer-links';

export const dynamic = 'force-dynamic';

/** The pages of links in the mails to buyers. */
export const GET = showBuyerLink;
export const POST = followBuyerLink;
