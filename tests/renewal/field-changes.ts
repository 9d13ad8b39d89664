import type { Field, Payload } from 'payload';
import type { Shown } from '@/schemas/dependency';
import { asDocument, type Document, otherValues } from './other-values';

/** What is sent to change a field: it, and what must change with it. The first that is accepted will do. */
export type FieldChange = { field: string; patches: Document[] };

/** Ids that a relation may hold. */
export type Related = { offices: number[]; agents: number[]; [collection: string]: number[] };

/** Written by each save; every change of another field changes them too. */
const ofEachSave = ['id', 'createdAt', 'updatedAt', 'revision', 'revised_by'];

/** For each field of a collection that is stored, how it may be changed. */
export function changesOf(
  payload: Payload,
  collection: Shown,
  doc: Document,
  related: Related,
): FieldChange[] {
  const fields = flatten(payload.collections[collection].config.fields);
  const names = fields.flatMap((field) => ('name' in field ? [field.name] : []));
  return fields.flatMap((field) => {
    if (!('name' in field) || ofEachSave.includes(field.name)) return [];
    const { name } = field;
    const patches =
      withOthers[`${collection}.${name}`]?.(related) ??
      (names.includes('scope') && isOwner(name)
        ? ofOwners(name, doc, related)
        : otherValues(field, doc[name], related).map((value) => ({ [name]: value })));
    return [{ field: name, patches }];
  });
}

const marketing = { route: 'TribeMarketingWebsitePage', template_slug: 'open-afternoons' };
const elsewhere = { name: 'further', scope: 'network', office: null };

/** Changes that want another field to change as well. */
const withOthers: Record<string, (related: Related) => Document[]> = {
  'listings.status': () => [{ status: 'under_offer', sold_price: null, sold_at: null }],
  'listings.down_payment': () => [{ down_payment: 100 }],
  'offices.country': () => [{ country: 'UK', postal_code: 'W1A 1AA' }],
  'pages.route': () => [marketing],
  'pages.template_slug': () => [marketing],
  'pages.contents': () => [{ contents: [{ name: 'Further', type: 'text', value: 'Further' }] }],
  'pages.agent': ({ agents }) =>
    agents.map((agent) => ({ scope: 'agent', agent, office: null, route: 'AgentCustomPage' })),
  // The network has one of the name already.
  'website-sections.scope': () => [elsewhere],
  'menus.scope': () => [elsewhere],
  'redirects.scope': ofOsu,
  'redirects.office': ofOsu,
};

/** An office redirects addresses of its own only. */
function ofOsu({ offices }: Related): Document[] {
  const from = '/locations/greater-accra/osu/further';
  return offices.slice(0, 1).map((office) => ({ scope: 'office', office, from }));
}

const isOwner = (name: string): name is 'scope' | 'office' => name === 'scope' || name === 'office';

/** Scope and owner change together. */
function ofOwners(name: 'scope' | 'office', doc: Document, { offices }: Related): Document[] {
  const others = offices
    .filter((office) => office !== doc.office)
    .map((office) => ({ scope: 'office', office }));
  if (name === 'office' || doc.scope === 'network') return others;
  return [{ scope: 'network', office: null }];
}

function flatten(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui' || ('virtual' in field && field.virtual)) return [];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab ? [] : flatten(tab.fields)));
    if (field.type === 'row' || field.type === 'collapsible') return flatten(field.fields);
    return [field];
  });
}

/** What puts a change back; null would leave a list as it is. */
export const backOf = (patch: Document, doc: object): Document =>
  Object.fromEntries(
    Object.entries(patch).map(([name, value]) => {
      const nothing = Array.isArray(value) ? [] : null;
      return [name, asDocument(doc)[name] ?? nothing];
    }),
  );
