import { type DocumentNode, type ExecutionResult, execute } from 'graphql';
import { createContractContext } from '@/lib/backend/contract/context';
import { contractSchema } from '@/lib/backend/contract/schema';
import { withinTime } from '@/lib/backend/contract/within-time';

/** How long an operation may take once the database is connected, in ms. */
const patience = 8000;

export type ContractRequest = {
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string | undefined;
};

/**
 * Runs one operation of the contract in this process. The document is trusted: it comes from this program.
 * @throws a TimeoutError when the database holds it up.
 */
export async function executeContract({
  document,
  variables,
  operationName,
}: ContractRequest): Promise<ExecutionResult> {
  const contextValue = await createContractContext();
  const running = execute({
    schema: contractSchema,
    document,
    variableValues: variables,
    operationName,
    contextValue,
  });
  return withinTime(patience, running);
}
