import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const suggestionPattern = / Did you mean .+\?$/;

/** Removes "Did you mean" suggestions, which would disclose names of a schema that is not public. */
export const removeSuggestionsPlugin: Plugin = {
  onResultProcess({ result, setResult }) {
    if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
    setResult({ ...result, errors: result.errors.map(removeSuggestion) });
  },
};

function removeSuggestion(error: GraphQLError): GraphQLError {
  if (!suggestionPattern.test(error.message)) return error;
  const { nodes, source, positions, path, originalError, extensions } = error;
  const options = { nodes, source, positions, path, originalError, extensions };
  return new GraphQLError(error.message.replace(suggestionPattern, ''), options);
}
