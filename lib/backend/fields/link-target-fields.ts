import type { Condition, Field, FilterOptions } from 'payload';
import { z } from 'zod';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import { type ReferenceKind, referenceKinds } from '@/schemas/reference';
import { isLinkUrl } from '@/schemas/safe-url';
import { reachOf } from '../access/within-reach';

/** What a link may lead to: the kinds of `linkTargetSchema`. */
const linked = referenceKinds.filter((kind) => kind !== 'media');

const idSchema = z.union([z.int().positive(), z.object({ id: z.int().positive() })]);
const addressSchema = z.string().max(2048).refine(isLinkUrl);

/** Where a link leads: to a record, which it follows wherever that moves, or to an address as it is written. */
export const linkTargetFields = (): Field[] => [
  {
    name: 'leads_to',
    type: 'select',
    required: true,
    options: [
      ...linked.map((kind) => ({ value: kind, label: `${article(kind)} ${kind}` })),
      { value: 'url', label: 'An address' },
    ],
  },
  ...linked.map(recordField),
  {
    name: 'url',
    type: 'text',
    label: 'Address',
    required: true,
    admin: {
      condition: isChosen('url'),
      description: 'A path of this site without language, or an https, mailto or tel address',
    },
    hooks: { beforeValidate: [emptyUnless('url')] },
    validate: (value: unknown) =>
      addressSchema.safeParse(value).success ||
      'Use a path that starts with a single /, or an https, mailto or tel address',
  },
];

const keepDrafts: readonly ReferenceKind[] = ['page', 'post'];

const article = (kind: string): string => (/^[aeiou]/.test(kind) ? 'An' : 'A');

function recordField(kind: ReferenceKind): Field {
  return {
    name: kind,
    type: 'relationship',
    relationTo: collectionOfKind[kind],
    required: true,
    admin: {
      condition: isChosen(kind),
      description: 'The link follows it wherever it moves',
      // Payload would store an empty draft as soon as the form of a new one is opened beside this one.
      allowCreate: !keepDrafts.includes(kind),
      ...(kind === 'agent' && { sortOptions: 'last_name' }),
    },
    filterOptions: offered,
    hooks: { beforeValidate: [emptyUnless(kind)] },
    validate: (value: unknown) =>
      idSchema.safeParse(value).success || `Choose the ${kind} from the list, or another kind of target`,
  };
}

const agents = { is_agent: { equals: true } };

/** Of people, only those with a page of their own. */
const offered: FilterOptions = ({ relationTo, user }) => {
  const reach = reachOf(relationTo, user);
  if (relationTo !== 'people') return reach;
  return reach === true ? agents : { and: [agents, reach] };
};

/** One target only: what was chosen before another kind was is forgotten. */
const emptyUnless =
  (kind: string) =>
  ({ siblingData, value }: { siblingData: { leads_to?: unknown }; value?: unknown }) =>
    siblingData.leads_to === kind ? value : null;

function isChosen(kind: string): Condition {
  return (_data, siblingData) => siblingData?.leads_to === kind;
}
