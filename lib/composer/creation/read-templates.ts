import { landingTemplateNames } from '@/lib/routes/custom-routes';
import { findTemplatesCall } from '@/schemas/composing/new-page';
import { callOrThrow } from '../server/call-server';
import type { NewPageOwner, NewPageTemplate } from './create-page';

const networkTemplateNames: ReadonlySet<string> = new Set(landingTemplateNames);

/**
 * Templates for a page of this owner: those of an office, or the landing page templates of the network.
 * @throws if the request fails
 */
export async function fetchTemplates({ office }: NewPageOwner, signal: AbortSignal): Promise<readonly NewPageTemplate[]> {
  const owner: Record<string, string> =
    office === null ? { 'where[scope][equals]': 'network' } : { 'where[office][equals]': String(office) };
  const query = { depth: '0', limit: '100', sort: 'name', ...owner };
  const templates = (await callOrThrow(findTemplatesCall, { query }, { cache: 'no-store', signal })).body.docs;
  return office === null ? templates.filter(({ name }) => networkTemplateNames.has(name)) : templates;
}
