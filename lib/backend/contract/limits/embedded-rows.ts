import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { clientError } from '@/lib/backend/platform/client-error';

/**
 * Fields whose rows are part of a record, which is read whole whether a query selects them or not, and the picture of such
 * a row. A static cost of 100 pages of 100 contents of 20 pictures refuses every query, whatever the network holds.
 * So these cost what they return. Every object field below one of them is one of them.
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

/** Whether a field, as `Office.contents`, costs what it returns. */
export const isEmbedded = (field: string): boolean => embeddedFields.has(field);

/** The embedded rows that one answer may still return. */
export type RowBudget = {
  /** @throws a client error when the answer has more rows than one may. */
  spend: (rows: number) => void;
};

type Budgeted = { rowBudget?: RowBudget };

export function createRowBudget(most: number = requestLimits.records): RowBudget {
  let spent = 0;
  return {
    spend(rows) {
      spent += rows;
      if (spent <= most) return;
      throw clientError(
        `The query returns more than ${most} embedded records; at most ${most} are allowed. Ask for smaller pages or fewer lists.`,
      );
    },
  };
}

/** Has the embedded fields of the schema spend the row budget of the context, where it has one; returns the same schema. */
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
