import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isTimeout, timeoutMessage, withTimeout } from '@/lib/backend/contract/operation-timeout';

/** Answers every operation in time, if necessary with a timeout error. */
export const timeoutPlugin: Plugin = {
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn(async (args) => {
      try {
        return await withTimeout(executeFn(args));
      } catch (error) {
        if (!isTimeout(error)) throw error;
        console.error('An operation of the contract took too long.');
        throw new GraphQLError(timeoutMessage, {
          extensions: { code: 'TIMEOUT', http: { status: 503, spec: false } },
        });
      }
    });
  },
};
