import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { NoSchemaIntrospectionCustomRule, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { clientError } from '@/lib/backend/contract/limits/client-error';
import { recordsRule } from '@/lib/backend/contract/limits/records-rule';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';

/** Options of a limit that reports its own sentence instead of the package's. */
function refuseWith(n: number, message: string) {
  return {
    n,
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null) => {
        if (!context) throw clientError(message);
        context.reportError(clientError(message));
      },
    ],
  };
}

const schemaIsPrivate: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

const limitRecords: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(recordsRule);
  },
};

/** The plugins that keep a query from asking for too much; `introspection` says whether the schema may be read. */
export function limitQueries({ introspection }: { introspection: boolean }): Plugin[] {
  const { tokens, depth, aliases, directives } = requestLimits;
  return [
    maxTokensPlugin(
      refuseWith(tokens, `The query is too long: at most ${tokens} words and signs are allowed.`),
    ),
    maxDepthPlugin({
      ...refuseWith(depth, `The query is nested too deeply: at most ${depth} levels are allowed.`),
      flattenFragments: true,
    }),
    maxAliasesPlugin(refuseWith(aliases, `The query has too many aliases: at most ${aliases} are allowed.`)),
    maxDirectivesPlugin(
      refuseWith(directives, `The query has too many directives: at most ${directives} are allowed.`),
    ),
    limitRecords,
    ...(introspection ? [] : [schemaIsPrivate]),
  ];
}
