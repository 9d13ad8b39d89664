import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ContractContext } from '@/lib/backend/contract/context';
import { addTruncatedLists } from '@/lib/backend/contract/tell-cut';

const isSingleResult = (result: ExecutionResult | AsyncIterable<unknown>): result is ExecutionResult =>
  !(Symbol.asyncIterator in result);

/**
 * Adds the truncated lists to the extensions of the response, and its dependencies when the request's own
 * extensions contain `dependencies: true`.
 */
export const extensionsPlugin: Plugin<ContractContext> = {
  onExecute({ args: { contextValue } }) {
    const { recorder, params } = contextValue;
    return {
      onExecuteDone({ result, setResult }) {
        if (!isSingleResult(result)) return;
        const extended = addTruncatedLists(contextValue, result);
        if (params.extensions?.dependencies !== true) return setResult(extended);
        setResult({ ...extended, extensions: { ...extended.extensions, dependencies: recorder.drainKeys() } });
      },
    };
  },
};
