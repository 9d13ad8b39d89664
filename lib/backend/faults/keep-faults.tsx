'use client';

import { ServerFunctionsContext, toast, useConfig, useServerFunctions } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { type ReactNode, useEffect, useMemo } from 'react';
import { interceptFetch } from '../admin-fetch/fetch-interceptors';
import { faultsOf, formKey, markFaults, toastOf } from './kept-faults';
import { noteRefusals } from './note-refusals';

/** Around every screen of the CMS: a field that was refused says why until it is changed. */
export function KeepFaults({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const { api } = useConfig().config.routes;

  useEffect(() => {
    return interceptFetch('refused-fields', (send) =>
      noteRefusals({
        api,
        send,
        tell: (sentence, key) =>
          toast.error(sentence, { id: toastOf(key), duration: Number.POSITIVE_INFINITY }),
        takeBack: (key) => toast.dismiss(toastOf(key)),
      }),
    );
  }, [api]);

  const marking = useMemo(() => {
    const getFormState: typeof functions.getFormState = async (args) => {
      const { collectionSlug, id, formState } = args;
      if (!collectionSlug || !formState) return functions.getFormState(args);
      const key = formKey(collectionSlug, id);
      const asked = faultsOf(key);
      const answer = await functions.getFormState(args);
      if (!answer || !('state' in answer) || !answer.state) return answer;
      const values = reduceFieldsToValues(formState, true);
      return { ...answer, state: markFaults(key, answer.state, values, asked) };
    };
    return { ...functions, getFormState };
  }, [functions]);

  return <ServerFunctionsContext value={marking}>{children}</ServerFunctionsContext>;
}
