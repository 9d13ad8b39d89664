import type { Field, Payload } from 'payload';
import type { PublicCollection } from '@/schemas/dependency';
import { alternativeValues, asDocument, type Document } from './alternative-values';

/**
 * The possible changes of a field, together with fields that must change with it. The first accepted one is
 * used.
 */
export type FieldChange = { field: string; patches: Document[] };

/** Ids for relation fields. */
export type Related = { offices: number[]; agents: number[]; [collection: string]: number[] };

/** Fields that every save changes. */
const automaticFields = ['id', 'createdAt', 'updatedAt', 'revision', 'revised_by'];

/** The possible changes of each stored field of a collection. */
export function changesOf(
  payload: Payload,
  collection: PublicCollection,
  doc: Document,
  related: Related,
): FieldChange[] {
  const fields = flatten(payload.collections[collection].config.fields);
  const names = fields.flatMap((field) => ('name' in field ? [field.name] : []));
  return fields.flatMap((field) => {
    if (!('name' in field) || automaticFields.includes(field.name)) return [];
    const { name } = field;
    const patches =
      combinedChanges[`${collection}.${name}`]?.(related) ??
      (names.includes('scope') && isOwner(name)
        ? ownerChanges(name, doc, related)
        : alternativeValues(field, doc[name], related).map((value) => ({ [name]: value })));
    return [{ field: name, patches }];
  });
}

const marketing = { route: 'TribeMarketingWebsitePage', template_slug: 'open-afternoons' };
const elsewhere = { name: 'further', scope: 'network', office: null };

/** Changes that require another field to change as well. */
const combinedChanges: Record<string, (related: Related) => Document[]> = {
  'listings.status': () => [{ status: 'under_offer', sold_price: null, sold_at: null }],
  'listings.down_payment': () => [{ down_payment: 100 }],
  'offices.country': () => [{ country: 'UK', postal_code: 'W1A 1AA' }],
  'pages.route': () => [marketing],
  'pages.template_slug': () => [marketing],
  'pages.contents': () => [{ contents: [{ name: 'Further', type: 'text', value: 'Further' }] }],
  'pages.agent': ({ agents }) =>
    agents.map((agent) => ({ scope: 'agent', agent, office: null, route: 'AgentCustomPage' })),
  // The network already has one of that name.
  'website-sections.scope': () => [elsewhere],
  'menus.scope': () => [elsewhere],
  'redirects.scope': redirectsOfOsu,
  'redirects.office': redirectsOfOsu,
};

/** An office redirects its own addresses only. */
function redirectsOfOsu({ offices }: Related): Document[] {
  const from = '/locations/greater-accra/osu/further';
  return offices.slice(0, 1).map((office) => ({ scope: 'office', office, from }));
}

const isOwner = (name: string): name is 'scope' | 'office' => name === 'scope' || name === 'office';

/** Scope and owner change together. */
function ownerChanges(name: 'scope' | 'office', doc: Document, { offices }: Related): Document[] {
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

/** The patch that reverts a change; null would leave a list unchanged. */
export const revertOf = (patch: Document, doc: object): Document =>
  Object.fromEntries(
    Object.entries(patch).map(([name, value]) => {
      const empty = Array.isArray(value) ? [] : null;
      return [name, asDocument(doc)[name] ?? empty];
    }),
  );
