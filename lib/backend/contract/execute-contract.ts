import { type DocumentNode, type ExecutionResult, execute } from 'graphql';
import { type ContractContext, createContractContext } from '@/lib/backend/contract/context';
import { contractSchema } from '@/lib/backend/contract/schema';
import { tellCut } from '@/lib/backend/contract/tell-cut';
import { withinTime } from '@/lib/backend/contract/within-time';

export type ContractRequest = {
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string | undefined;
  /** What the operation is run for: operations for the same object share what they read. */
  purpose?: object | undefined;
};

const contexts = new WeakMap<object, Promise<ContractContext>>();

function contextFor(purpose: object = {}): Promise<ContractContext> {
  const context = contexts.get(purpose) ?? createContractContext();
  contexts.set(purpose, context);
  return context;
}

/**
 * Runs one operation of the contract in this process. The document is trusted: it comes from this program.
 * `extensions.dependencies` of the answer are what was read for its purpose since the answer before it.
 * @throws a TimeoutError when the database holds it up.
 */
export async function executeContract({
  document,
  variables,
  operationName,
  purpose,
}: ContractRequest): Promise<ExecutionResult> {
  const contextValue = await contextFor(purpose);
  const running = execute({
    schema: contractSchema,
    document,
    variableValues: variables,
    operationName,
    contextValue,
  });
  const result = tellCut(contextValue, await withinTime(running));
  return { ...result, extensions: { ...result.extensions, dependencies: contextValue.recorder.takeKeys() } };
}
