'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BuyerCallError, callBuyer } from '@/lib/account/call-buyer';
import type { BuyerCallName, BuyerRequest, BuyerResponse } from '@/schemas/buyers/buyer-calls';
import type { AreaPage } from './area-texts';

/** Why a call has no result. */
export type CallFailure = 'failed' | 'offline' | 'expired';

export const failureOf = (error: unknown): CallFailure => {
  if (!(error instanceof BuyerCallError)) return 'failed';
  if (error.status === 401) return 'expired';
  return error.status === 0 && !navigator.onLine ? 'offline' : 'failed';
};

export type BuyerData<Name extends BuyerCallName> =
  | { phase: 'loading' | CallFailure; data: null }
  | { phase: 'ready'; data: BuyerResponse<Name> };

/**
 * The result of a call, loaded when the component is displayed, when its body changes and when the browser is connected
 * again. `setData` displays a change before the server has confirmed it.
 */
export function useBuyerData<Name extends BuyerCallName>(
  { isPreview = false }: AreaPage,
  name: Name,
  body: BuyerRequest<Name>,
) {
  const [state, setState] = useState<BuyerData<Name>>({ phase: 'loading', data: null });
  const latestRequest = useRef(0);
  const key = JSON.stringify(body);
  const latestBody = useRef(body);
  latestBody.current = body;

  const load = useCallback(async () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    const show = (next: BuyerData<Name>) => {
      if (latestRequest.current === request) setState(next);
    };
    show({ phase: 'loading', data: null });
    await callBuyer(name, latestBody.current).then(
      (data) => show({ phase: 'ready', data }),
      (error: unknown) => show({ phase: failureOf(error), data: null }),
    );
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the body
  useEffect(() => {
    if (!isPreview) void load();
  }, [load, key, isPreview]);
  const { phase } = state;
  useEffect(() => {
    if (phase !== 'offline') return undefined;
    const onOnline = () => void load();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [phase, load]);

  const setData = useCallback((change: (data: BuyerResponse<Name>) => BuyerResponse<Name>) => {
    setState((current) =>
      current.phase === 'ready' ? { phase: 'ready', data: change(current.data) } : current,
    );
  }, []);
  return { state, load, setData };
}
