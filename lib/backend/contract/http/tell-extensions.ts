import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ContractContext } from '@/lib/backend/contract/context';
import { tellCut } from '@/lib/backend/contract/tell-cut';

const isResult = (result: ExecutionResult | AsyncIterable<unknown>): result is ExecutionResult =>
  !(Symbol.asyncIterator in result);

/**
 * Adds to the answer's extensions which of its lists were cut, and what it depends on for a request whose own extensions
 * say `dependencies: true`.
 */
export const tellExtensions: Plugin<ContractContext> = {
  onExecute({ args: { contextValue } }) {
    const { recorder, params } = contextValue;
    return {
      onExecuteDone({ result, setResult }) {
        if (!isResult(result)) return;
        const told = tellCut(contextValue, result);
        if (params.extensions?.dependencies !== true) return setResult(told);
        setResult({ ...told, extensions: { ...told.extensions, dependencies: recorder.takeKeys() } });
      },
    };
  },
};
