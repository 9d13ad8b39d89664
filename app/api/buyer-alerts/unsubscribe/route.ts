import { showAlertPage, stopAlert } from '@/lib/backend/contract/rest/buyer/alert-page';

export const dynamic = 'force-dynamic';

/** Ends a mail about matches, from the link in it. */
export const GET = showAlertPage;
export const POST = stopAlert;
