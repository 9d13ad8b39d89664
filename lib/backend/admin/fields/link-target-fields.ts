import type { Condition, Field, FilterOptions } from 'payload';
import { z } from 'zod';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import { type ReferenceKind, referenceKinds } from '@/schemas/reference';
import { isLinkUrl } from '@/schemas/safe-url';
import { tenantScopeOf } from '../../platform/access/tenant-scope';

/** The possible target kinds of a link, as in `linkTargetSchema`. */
const linkableKinds = referenceKinds.filter((kind) => kind !== 'media');

const idSchema = z.union([z.int().positive(), z.object({ id: z.int().positive() })]);
const addressSchema = z.string().max(2048).refine(isLinkUrl);

/** The target of a link: a record, whose current address is used, or a fixed address. */
export const linkTargetFields = (): Field[] => [
  {
    name: 'link_type',
    type: 'select',
    required: true,
    options: [
      ...linkableKinds.map((kind) => ({ value: kind, label: `${article(kind)} ${kind}` })),
      { value: 'url', label: 'An address' },
    ],
  },
  ...linkableKinds.map(recordField),
  {
    name: 'url',
    type: 'text',
    label: 'Address',
    required: true,
    admin: {
      condition: isTargetKind('url'),
      description: 'A path of this site without language, or an https, mailto or tel address',
    },
    hooks: { beforeValidate: [clearUnless('url')] },
    validate: (value: unknown) =>
      addressSchema.safeParse(value).success ||
      'Use a path that starts with a single /, or an https, mailto or tel address',
  },
];

const autosavedKinds: readonly ReferenceKind[] = ['page', 'post'];

const article = (kind: string): string => (/^[aeiou]/.test(kind) ? 'An' : 'A');

function recordField(kind: ReferenceKind): Field {
  return {
    name: kind,
    type: 'relationship',
    relationTo: collectionOfKind[kind],
    required: true,
    admin: {
      condition: isTargetKind(kind),
      description: 'The link is updated when its address changes',
      // Payload stores an empty draft as soon as the creation form opens in the drawer.
      allowCreate: !autosavedKinds.includes(kind),
      ...(kind === 'agent' && { sortOptions: 'last_name' }),
    },
    filterOptions: targetFilter,
    hooks: { beforeValidate: [clearUnless(kind)] },
    validate: (value: unknown) =>
      idSchema.safeParse(value).success || `Choose the ${kind} from the list, or another kind of target`,
  };
}

const agents = { is_agent: { equals: true } };

/** Limits people to agents, who have a page of their own. */
const targetFilter: FilterOptions = ({ relationTo, user }) => {
  const scope = tenantScopeOf(relationTo, user);
  if (relationTo !== 'people') return scope;
  return scope === true ? agents : { and: [agents, scope] };
};

/** Clears the targets of other kinds. */
const clearUnless =
  (kind: string) =>
  ({ siblingData, value }: { siblingData: { link_type?: unknown }; value?: unknown }) =>
    siblingData.link_type === kind ? value : null;

function isTargetKind(kind: string): Condition {
  return (_data, siblingData) => siblingData?.link_type === kind;
}
