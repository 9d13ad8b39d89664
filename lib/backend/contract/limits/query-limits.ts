import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  type ASTVisitor,
  type FieldNode,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isEmbedded } from '@/lib/backend/contract/limits/embedded-rows';
import { getListSize, requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { createClientError } from '@/lib/backend/platform/client-error';

type Field = GraphQLField<unknown, unknown>;

/**
 * The page size that a field requests: its literal, the default of the schema, or the maximum when the limit
 * is a variable.
 */
function readPageSize(node: FieldNode, field: Field, maxPageSize: number): number | undefined {
  const declared = field.args.find((arg) => arg.name === 'limit');
  if (!declared) return undefined;
  const limitValue = node.arguments?.find((arg) => arg.name.value === 'limit')?.value;
  if (limitValue?.kind === Kind.INT) return Math.max(1, Number(limitValue.value));
  if (limitValue) return maxPageSize;
  return typeof declared.defaultValue === 'number' ? declared.defaultValue : maxPageSize;
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

class RecordCounter {
  private readonly fragments = new Map<string, number>();
  private readonly context: ValidationContext;

  constructor(context: ValidationContext) {
    this.context = context;
  }

  count(selectionSet: SelectionSetNode, parent: unknown, pageSize: number | undefined): number {
    let records = 0;
    for (const node of selectionSet.selections) {
      if (node.kind === Kind.FIELD) records += this.countField(node, parent, pageSize);
      else if (node.kind === Kind.INLINE_FRAGMENT) records += this.count(node.selectionSet, parent, pageSize);
      else records += this.countFragment(node.name.value, parent, pageSize);
    }
    return records;
  }

  private countField(node: FieldNode, parent: unknown, pageSize: number | undefined): number {
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field || !node.selectionSet) return 0;
    const type = getNamedType(field.type);
    if (!isCompositeType(type) || isEmbedded(`${parent}.${field.name}`)) return 0;
    const listSize = getListSize(`${parent}.${field.name}`);
    const limit = readPageSize(node, field, listSize ?? requestLimits.pageSize);
    const children = this.count(node.selectionSet, type, limit);
    const size = isList(field.type) ? (limit ?? listSize ?? pageSize ?? requestLimits.listSize) : 1;
    return size * (1 + children);
  }

  private countFragment(name: string, parent: unknown, pageSize: number | undefined): number {
    const key = `${name} ${pageSize}`;
    const cached = this.fragments.get(key);
    if (cached !== undefined) return cached;
    this.fragments.set(key, 0);
    const fragment = this.context.getFragment(name);
    const records = fragment ? this.count(fragment.selectionSet, parent, pageSize) : 0;
    this.fragments.set(key, records);
    return records;
  }
}

/** Validation rule that rejects a query which could return more records than allowed. */
function maxRecordsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const root = context.getSchema().getRootType(operation.operation);
      const records = new RecordCounter(context).count(operation.selectionSet, root, undefined);
      if (records <= requestLimits.records) return;
      context.reportError(
        createClientError(
          `The query could return ${records} records; at most ${requestLimits.records} are allowed. Ask for smaller pages or fewer lists.`,
        ),
      );
    },
  };
}

/** Options of a limit plugin that reports this message instead of the package's own. */
function createLimitOptions(n: number, message: string) {
  return {
    n,
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null) => {
        if (!context) throw createClientError(message);
        context.reportError(createClientError(message));
      },
    ],
  };
}

const disableIntrospectionPlugin: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

const recordLimitPlugin: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(maxRecordsRule);
  },
};

/** The plugins that reject expensive queries. `introspection` allows the schema to be read. */
export function createQueryLimitPlugins({ introspection }: { introspection: boolean }): Plugin[] {
  const { tokens, depth, aliases, directives } = requestLimits;
  return [
    maxTokensPlugin(
      createLimitOptions(tokens, `The query is too long: at most ${tokens} words and signs are allowed.`),
    ),
    maxDepthPlugin({
      ...createLimitOptions(depth, `The query is nested too deeply: at most ${depth} levels are allowed.`),
      flattenFragments: true,
    }),
    maxAliasesPlugin(
      createLimitOptions(aliases, `The query has too many aliases: at most ${aliases} are allowed.`),
    ),
    maxDirectivesPlugin(
      createLimitOptions(directives, `The query has too many directives: at most ${directives} are allowed.`),
    ),
    recordLimitPlugin,
    ...(introspection ? [] : [disableIntrospectionPlugin]),
  ];
}
