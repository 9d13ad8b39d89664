import { landingTemplateNames } from '@/lib/routes/custom-routes';
import { findTemplatesCall } from '@/schemas/composing/new-page';
import { callOrThrow } from '../server/call-server';
import type { Owner, Template } from './make-page';

const ofNetwork: ReadonlySet<string> = new Set(landingTemplateNames);

/** The templates that a page of this owner may be made from: of an office its own, of the network those of some names. @throws when they cannot be had. */
export async function readTemplates({ office }: Owner, signal: AbortSignal): Promise<readonly Template[]> {
  const owner: Record<string, string> =
    office === null ? { 'where[scope][equals]': 'network' } : { 'where[office][equals]': String(office) };
  const query = { depth: '0', limit: '100', sort: 'name', ...owner };
  const found = (await callOrThrow(findTemplatesCall, { query }, { cache: 'no-store', signal })).body.docs;
  return office === null ? found.filter(({ name }) => ofNetwork.has(name)) : found;
}
