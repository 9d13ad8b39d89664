import type { Payload } from 'payload';
import type { BindingFault } from '@/lib/engine/save-blocks';

/**
 * Tells the backend which bindings exist; until then every binding is taken as it is. Kept on the backend itself:
 * Next loads this module more than once in a process.
 */
export function setBindingCheck(payload: Payload, check: BindingFault): void {
  payload.config.custom.bindingFault = check;
}

/** Why a block's binding cannot be used, as far as the backend has been told. */
export function bindingCheckOf(payload: Payload): BindingFault {
  const check: unknown = payload.config.custom?.bindingFault;
  if (typeof check !== 'function') return () => null;
  return (block) => {
    const fault: unknown = check(block);
    return typeof fault === 'string' ? fault : null;
  };
}
