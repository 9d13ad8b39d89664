import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const suggestion = / Did you mean .+\?$/;

/** Keeps GraphQL from helping to guess names: whoever may know the schema has it. */
export const suggestNothing: Plugin = {
  onResultProcess({ result, setResult }) {
    if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
    setResult({ ...result, errors: result.errors.map(withoutSuggestion) });
  },
};

function withoutSuggestion(error: GraphQLError): GraphQLError {
  if (!suggestion.test(error.message)) return error;
  const { nodes, source, positions, path, originalError, extensions } = error;
  const told = { nodes, source, positions, path, originalError, extensions };
  return new GraphQLError(error.message.replace(suggestion, ''), told);
}
