import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ContractContext } from '@/lib/backend/contract/context';

const isResult = (result: ExecutionResult | AsyncIterable<unknown>): result is ExecutionResult =>
  !(Symbol.asyncIterator in result);

/** Adds what the answer depends on to its extensions, for a request whose own extensions say `dependencies: true`. */
export const tellDependencies: Plugin<ContractContext> = {
  onExecute({ args: { contextValue } }) {
    const { recorder, params } = contextValue;
    if (params.extensions?.dependencies !== true) return;
    return {
      onExecuteDone({ result, setResult }) {
        if (!isResult(result)) return;
        setResult({ ...result, extensions: { ...result.extensions, dependencies: recorder.keys() } });
      },
    };
  },
};
