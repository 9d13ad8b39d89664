import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { listVersionsCall, readVersionCall, type VersionList } from '@/schemas/composing/versions';
import { type ComposedPage, callForPage } from './backend';

/** What was saved of a page, the newest first; `part` counts from 1. @throws as `readStored` does. */
export async function listVersions(page: ComposedPage, part: number): Promise<VersionList> {
  const query = { locale: page.locale, page: part };
  return (await callForPage(listVersionsCall, { params: page, query })).body;
}

/** A page as one of its versions has it, in its language. @throws as `readStored` does. */
export async function readVersion(page: ComposedPage, version: number): Promise<OpenDocument> {
  const { collection, id, locale } = page;
  const input = { params: { collection, id, version }, query: { locale } };
  return openDocument((await callForPage(readVersionCall, input)).body.nodes);
}
