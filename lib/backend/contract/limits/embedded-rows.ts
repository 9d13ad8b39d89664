import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { createClientError } from '@/lib/backend/platform/client-error';

/**
 * Fields whose rows are embedded in a record, which is always read completely, and the pictures of such rows.
 * A static limit would reject all queries that select them: 100 pages of 100 contents of 20 pictures exceed
 * it. They are therefore counted in the result instead. Object fields below an embedded field are listed as
 * well.
 */
const embeddedFields: ReadonlySet<string> = new Set([
  'Query.contactContent',
  'Office.contents',
  'Office.telephone_url_triggers',
  'OpeningHours.tribe_opening_hours',
  'OpeningHours.days_off',
  'WebsiteSection.contents',
  'WebsitePage.contents',
  'Page.contents',
  'CustomComponent.contents',
  'Content.media_collection',
  'MediaItem.thumbnail',
  'Menu.items',
  'MenuItem.items',
  'User.loginAttributes',
]);

/** Whether a field, such as `Office.contents`, is counted in the result. */
export const isEmbedded = (field: string): boolean => embeddedFields.has(field);

/** Counts the embedded rows of a response against a maximum. */
export type RowBudget = {
  /** @throws a client error when the response exceeds the maximum. */
  spend: (rows: number) => void;
};

type Budgeted = { rowBudget?: RowBudget };

export function createRowBudget(maxRows: number = requestLimits.records): RowBudget {
  let spent = 0;
  return {
    spend(rows) {
      spent += rows;
      if (spent <= maxRows) return;
      throw createClientError(
        `The query returns more than ${maxRows} embedded records; at most ${maxRows} are allowed. Ask for smaller pages or fewer lists.`,
      );
    },
  };
}

/**
 * Wraps the resolvers of the embedded fields, so that they spend the row budget of the context; returns the
 * same schema.
 */
export function countEmbeddedRows(schema: GraphQLSchema): GraphQLSchema {
  for (const embedded of embeddedFields) {
    const [typeName = '', fieldName = ''] = embedded.split('.');
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field) throw new Error(`The contract has no field ${embedded}`);
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context: Budgeted, info) => {
      const value: unknown = resolve(source, args, context, info);
      return value instanceof Promise
        ? value.then((rows) => spendRows(context, rows))
        : spendRows(context, value);
    };
  }
  return schema;
}

function spendRows<Value>({ rowBudget }: Budgeted, value: Value): Value {
  if (rowBudget) rowBudget.spend(Array.isArray(value) ? value.length : Number(value !== null));
  return value;
}
