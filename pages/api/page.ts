import type { NextApiHandler } from 'next';
import { internalPathParameter } from '@/lib/routes/request-names';
import { respondWithPage } from '@/site/respond-with-page';

/**
 * Renders the public pages, to which `proxy.ts` routes. A route of the Pages Router, because in the App Router Next
 * renders React itself. No request from outside reaches it.
 */
const handlePage: NextApiHandler = (request, response) =>
  respondWithPage(request, response, String(request.query[internalPathParameter]));

export const config = { api: { bodyParser: false, externalResolver: true } };
export default handlePage;
