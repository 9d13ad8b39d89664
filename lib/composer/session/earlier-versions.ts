import { z } from 'zod';
import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { type VersionList, versionListSchema } from '@/schemas/composing';
import { ask, type ComposedPage } from './backend';

const versionsAt = ({ collection, id }: ComposedPage): string =>
  `/cms-api/${collection}/${id}/composing/versions`;

/** What was saved of a page, the newest first; `part` counts from 1. @throws as `readStored` does. */
export async function listVersions(page: ComposedPage, part: number): Promise<VersionList> {
  const answer = await ask(`${versionsAt(page)}?locale=${page.locale}&page=${part}`);
  return versionListSchema.parse(await answer.json());
}

/** A page as one of its versions has it, in its language. @throws as `readStored` does. */
export async function readVersion(page: ComposedPage, version: number): Promise<OpenDocument> {
  const answer = await ask(`${versionsAt(page)}/${version}?locale=${page.locale}`);
  return openDocument(z.object({ nodes: z.array(z.unknown()) }).parse(await answer.json()).nodes);
}
