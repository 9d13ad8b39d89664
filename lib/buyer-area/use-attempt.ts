'use client';
import { useCallback, useState } from 'react';
import { type CallFailure, failureOf } from './use-buyer-data';

/** Runs actions of the buyer, and the reason why the last one failed. */
export function useAttempt() {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  /** Displays a change at once with `apply`, and takes it back with `revert` when the call fails. */
  const attempt = useCallback(
    async (
      call: () => Promise<unknown>,
      { apply, revert }: { apply?: () => void; revert?: () => void } = {},
    ) => {
      setFailure(null);
      apply?.();
      try {
        await call();
      } catch (error) {
        revert?.();
        setFailure(failureOf(error));
      }
    },
    [],
  );
  return { failure, attempt };
}
