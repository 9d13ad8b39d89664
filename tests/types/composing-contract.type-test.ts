import { errorResponse, jsonResponse } from '@/app/(staff)/compose/staff-route';
import { createJsonEndpoint } from '@/lib/backend/composer-api/create-endpoint';
import { callServer } from '@/lib/composer/server/call-server';
import { publishDraftCall, readTranslatedLanguagesCall, saveDraftCall } from '@/schemas/composing/drafts';
import { findAddressCall } from '@/schemas/composing/links';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { route } from '../support/fake-routes';

const params = { collection: 'pages', id: 1 };

/** The client: what a call needs, and what its responses hold. */
export async function call(): Promise<void> {
  // @ts-expect-error A save has a body.
  await callServer(saveDraftCall, { params, query: { locale: 'en-GH' }, headers: { 'if-match': '"1"' } });
  // @ts-expect-error The path names the document.
  await callServer(readTranslatedLanguagesCall, { query: { locale: 'en-GH' } });
  // @ts-expect-error Media has no address.
  await callServer(findAddressCall, { query: { kind: 'media', id: 1 } });
  const address = await callServer(findAddressCall, { query: { kind: 'office', id: 1 } });
  // @ts-expect-error A refusal has no body.
  address.body;
}

/** The server: what it may send. */
// @ts-expect-error The answer is a list of languages.
createJsonEndpoint(readTranslatedLanguagesCall, async () => ({ own: 'en-GH' }));
// @ts-expect-error A path, or null.
jsonResponse(findAddressCall, { path: 7 });
// @ts-expect-error No conflict is documented.
errorResponse(findAddressCall, 409, 'Saved since');

/** The fake: what it may answer. */
// @ts-expect-error A revision is a number.
route(publishDraftCall, () => ({ status: 200, body: { revision: '2', canEditMenus: true } }));
// @ts-expect-error Nothing is too much to publish.
route(publishDraftCall, () => ({ status: 422 }));
const fake = new FakeComposingApi([]);
// @ts-expect-error No call is answered with this.
fake.instead = () => ({ status: 200, body: { saved: true } });
