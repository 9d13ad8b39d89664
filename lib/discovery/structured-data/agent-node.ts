import type { Person } from 'schema-dts';
import type { Locale } from '@/schemas/locale';
import { pageUrl, structuredDataId } from '../absolute-urls';
import type { AgentFacts, NamedRecord } from '../record-facts';
import { officeId } from './office-node';
import { imageProperty } from './pictures';

export const agentId = (path: string): string => structuredDataId(path, 'agent');

/** Reference to an office described on another page, by name and URL. */
export const officeReference = ({ name, path }: NamedRecord, locale: Locale) =>
  ({ '@type': 'LocalBusiness', '@id': officeId(path), name, url: pageUrl(locale, path) }) as const;

/** Reference to an agent described on another page. */
export const agentReference = ({ name, path }: NamedRecord, locale: Locale) =>
  ({ '@type': 'Person', '@id': agentId(path), name, url: pageUrl(locale, path) }) as const;

export function agentNode(agent: AgentFacts, locale: Locale): Person {
  const { name, path, role, phone, email, languages, office } = agent;
  return {
    '@type': 'Person',
    '@id': agentId(path),
    name,
    url: pageUrl(locale, path),
    ...(role && { jobTitle: role }),
    ...imageProperty(agent.picture, { path: agent.path, locale }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(languages.length > 0 && { knowsLanguage: [...languages] }),
    ...(office && { worksFor: officeReference(office, locale) }),
  };
}
