import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { NoSchemaIntrospectionCustomRule, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { clientError } from '@/lib/backend/contract/client-error';
import { maxRecordsRule } from '@/lib/backend/contract/limits/records-rule';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';

/** Options of a limit plugin that reports this message instead of the package's own. */
function limitOptions(n: number, message: string) {
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
export function queryLimitPlugins({ introspection }: { introspection: boolean }): Plugin[] {
  const { tokens, depth, aliases, directives } = requestLimits;
  return [
    maxTokensPlugin(
      limitOptions(tokens, `The query is too long: at most ${tokens} words and signs are allowed.`),
    ),
    maxDepthPlugin({
      ...limitOptions(depth, `The query is nested too deeply: at most ${depth} levels are allowed.`),
      flattenFragments: true,
    }),
    maxAliasesPlugin(limitOptions(aliases, `The query has too many aliases: at most ${aliases} are allowed.`)),
    maxDirectivesPlugin(
      limitOptions(directives, `The query has too many directives: at most ${directives} are allowed.`),
    ),
    recordLimitPlugin,
    ...(introspection ? [] : [disableIntrospectionPlugin]),
  ];
}
