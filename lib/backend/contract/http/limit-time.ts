import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isTimeout, tookTooLong, withinTime } from '@/lib/backend/contract/within-time';

/** Answers in time, if only to say that there is no answer yet. */
export const limitTime: Plugin = {
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn(async (args) => {
      try {
        return await withinTime(executeFn(args));
      } catch (error) {
        if (!isTimeout(error)) throw error;
        console.error('An operation of the contract took too long.');
        throw new GraphQLError(tookTooLong, {
          extensions: { code: 'TIMEOUT', http: { status: 503, spec: false } },
        });
      }
    });
  },
};
