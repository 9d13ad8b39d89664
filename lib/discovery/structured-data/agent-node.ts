import type { Person } from 'schema-dts';
import type { Locale } from '@/schemas/locale';
import type { AgentFacts, NamedPlace } from '../record-facts';
import { pageAddress, thingId } from '../site-address';
import { officeId } from './office-node';
import { pictureAddress } from './pictures';

export const agentId = (path: string): string => thingId(path, 'agent');

/** An office that stands elsewhere, by its name and page. */
export const officeReference = ({ name, path }: NamedPlace, locale: Locale) =>
  ({ '@type': 'LocalBusiness', '@id': officeId(path), name, url: pageAddress(locale, path) }) as const;

/** An agent who stands elsewhere. */
export const agentReference = ({ name, path }: NamedPlace, locale: Locale) =>
  ({ '@type': 'Person', '@id': agentId(path), name, url: pageAddress(locale, path) }) as const;

export function agentNode(agent: AgentFacts, locale: Locale): Person {
  const { name, path, role, phone, email, languages, office } = agent;
  return {
    '@type': 'Person',
    '@id': agentId(path),
    name,
    url: pageAddress(locale, path),
    ...(role && { jobTitle: role }),
    ...pictureAddress(agent.picture, { path: agent.path, locale }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(languages.length > 0 && { knowsLanguage: [...languages] }),
    ...(office && { worksFor: officeReference(office, locale) }),
  };
}
