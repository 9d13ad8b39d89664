import type { ExecutionResult } from 'graphql';
import type { ContractContext } from '@/lib/backend/contract/context';

/** The result with the names of its truncated lists in `extensions.cut`. Each is reported once. */
export function addTruncatedLists({ truncatedLists }: ContractContext, result: ExecutionResult): ExecutionResult {
  if (truncatedLists.size === 0) return result;
  const listNames = [...truncatedLists];
  truncatedLists.clear();
  return { ...result, extensions: { ...result.extensions, cut: listNames } };
}
