'use client';

import { ServerFunctionsContext, toast, useConfig, useServerFunctions } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { type ReactNode, useEffect, useMemo } from 'react';
import { interceptFetch } from '../admin-ui/fetch-interceptors';
import { applyFormErrors, createFormKey, getFormErrors, toastIdOf } from './form-error-store';
import { trackRejectedSaves } from './track-rejected-saves';

/** Provider around all admin screens: a field of a rejected save displays its error until it is changed. */
export function FormErrorsProvider({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const { api } = useConfig().config.routes;

  useEffect(() => {
    return interceptFetch('rejected-fields', (send) =>
      trackRejectedSaves({
        api,
        send,
        showError: (sentence, key) =>
          toast.error(sentence, { id: toastIdOf(key), duration: Number.POSITIVE_INFINITY }),
        dismissError: (key) => toast.dismiss(toastIdOf(key)),
      }),
    );
  }, [api]);

  const serverFunctions = useMemo(() => {
    const getFormState: typeof functions.getFormState = async (args) => {
      const { collectionSlug, id, formState } = args;
      if (!collectionSlug || !formState) return functions.getFormState(args);
      const key = createFormKey(collectionSlug, id);
      const errorsBefore = getFormErrors(key);
      const result = await functions.getFormState(args);
      if (!result || !('state' in result) || !result.state) return result;
      const values = reduceFieldsToValues(formState, true);
      return { ...result, state: applyFormErrors(key, result.state, values, errorsBefore) };
    };
    return { ...functions, getFormState };
  }, [functions]);

  return <ServerFunctionsContext value={serverFunctions}>{children}</ServerFunctionsContext>;
}
