import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { listVersionsCall, readVersionCall, type VersionList } from '@/schemas/composing/versions';
import { type ComposedPage, callForPage } from './composer-api';

/**
 * Fetches a part of the version history, newest first.
 * @param part counts from 1
 * @throws like `fetchDraft`
 */
export async function fetchVersions(page: ComposedPage, part: number): Promise<VersionList> {
  const query = { locale: page.locale, page: part };
  return (await callForPage(listVersionsCall, { params: page, query })).body;
}

/**
 * Fetches a version of the page in its language.
 * @throws like `fetchDraft`
 */
export async function fetchVersion(page: ComposedPage, versionId: number): Promise<OpenDocument> {
  const { collection, id, locale } = page;
  const input = { params: { collection, id, versionId }, query: { locale } };
  return openDocument((await callForPage(readVersionCall, input)).body.nodes);
}
