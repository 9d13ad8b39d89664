import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FieldAccess,
  type FieldHook,
  Forbidden,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { z } from 'zod';
import { relationId } from '../../relation-id';
import { getStaffMember, isNetworkStaff, type StaffMember } from './staff-member';

/**
 * The contact fields of a person and the flag that publishes each. Without it, only the person's own office
 * and the network read the field.
 */
export const contactFlags = {
  email: 'email_public',
  mobile_e164: 'mobile_public',
  telephone_number: 'telephone_public',
} as const;
export type ContactField = keyof typeof contactFlags;
export const contactFieldNames = ['email', 'mobile_e164', 'telephone_number'] as const;
const contactFields: readonly string[] = contactFieldNames;

/** Read access to a contact field. */
export function readContact(field: ContactField): FieldAccess {
  return ({ doc, siblingData, req }) => {
    const member = getStaffMember(req.user);
    if (isNetworkStaff(member)) return true;
    const person = siblingData ?? doc;
    // The form of a new person.
    if (person === undefined) return member !== null;
    return person[contactFlags[field]] === true || (member !== null && isColleague(member, person.office));
  };
}

const isColleague = ({ offices }: StaffMember, office: unknown): boolean => {
  const id = relationId(office);
  return id !== null && offices.includes(id);
};

/** Empties a contact field that is not public in a copy: the copy may belong to another office. */
export const copyContact =
  (field: ContactField): FieldHook =>
  ({ siblingData, value }) =>
    siblingData[contactFlags[field]] === true ? value : null;

const querySchema = z.looseObject({
  where: z.custom<Where>((value) => value instanceof Object).optional(),
  sort: z.union([z.string(), z.array(z.string())]).optional(),
  field: z.string().optional(),
});

/**
 * Restricts queries of office staff by contact fields to people whose field they may read: the results would
 * otherwise disclose it. Refuses them through relations and versions.
 * @throws Forbidden
 */
const restrictContactQueries: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  const member = getStaffMember(req.user);
  if (overrideAccess || !member || isNetworkStaff(member)) return args;
  const query = querySchema.safeParse(args).data;
  if (!query) return args;
  const paths = [...pathsOf(query.where), ...[query.sort ?? []].flat().map((path) => path.replace(/^-/, ''))];
  const contactPaths = [...paths.flatMap((path) => path.split(',')), query.field ?? ''].filter(isContactPath);
  if (contactPaths.length === 0) return args;
  if (collection.slug !== 'people' || contactPaths.some((path) => !isContactField(path))) {
    if (isAboutPeople(collection, contactPaths)) throw new Forbidden(req.t);
    return args;
  }
  const readable = contactPaths.filter(isContactField).map(
    (field): Where => ({
      or: [{ office: { in: member.offices } }, { [contactFlags[field]]: { equals: true } }],
    }),
  );
  return { ...args, where: { and: [...(query.where ? [query.where] : []), ...readable] } };
};

const isContactField = (path: string): path is ContactField => contactFields.includes(path);
const isContactPath = (path: string): boolean => contactFields.includes(path.split('.').at(-1) ?? '');

/** Whether one of the paths leads to a person: `email` of a lead or an account is another field. */
function isAboutPeople(
  { slug, flattenedFields }: SanitizedCollectionConfig,
  paths: readonly string[],
): boolean {
  const isRelation = (name: string | undefined) =>
    name === 'parent' || flattenedFields.some((field) => field.name === name && 'relationTo' in field);
  return slug === 'people' || paths.some((path) => isRelation(path.replace(/^version\./, '').split('.')[0]));
}

/** The paths of all conditions. */
function pathsOf(where: Where | undefined): string[] {
  return Object.entries(where ?? {}).flatMap(([key, value]) => {
    const nested: unknown[] = /^(and|or)$/i.test(key) && Array.isArray(value) ? value : [];
    return nested.length > 0
      ? nested.flatMap((one) =>
          one instanceof Object ? pathsOf(Object.fromEntries(Object.entries(one))) : [],
        )
      : [key];
  });
}

/** Applies the rule for queries to a collection. */
export const withPrivateContact = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [restrictContactQueries, ...(collection.hooks?.beforeOperation ?? [])],
  },
});
