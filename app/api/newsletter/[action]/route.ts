import { changeSubscription, showNewsletterPage } from '@/lib/backend/contract/rest/newsletter';

export const dynamic = 'force-dynamic';

/** Confirms or ends a subscription to the newsletter, from the links in its mails. */
export const GET = showNewsletterPage;
export const POST = changeSubscription;
