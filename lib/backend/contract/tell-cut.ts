import type { ExecutionResult } from 'graphql';
import type { ContractContext } from '@/lib/backend/contract/context';

/** The answer, saying in its extensions which of its lists were longer than it may hold. Each is told once. */
export function tellCut({ cut }: ContractContext, result: ExecutionResult): ExecutionResult {
  if (cut.size === 0) return result;
  const told = [...cut];
  cut.clear();
  return { ...result, extensions: { ...result.extensions, cut: told } };
}
