import { type DocumentNode, type ExecutionResult, execute } from 'graphql';
import { type ContractContext, createContractContext } from '@/lib/backend/contract/context';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { contractSchema } from '@/lib/backend/contract/schema';
import { withDatabaseLiveness } from '@/lib/backend/platform/database/database-timeout';

/** The result with the names of its truncated lists in `extensions.cut`. Each is reported once. */
export function addTruncatedLists(
  { truncatedLists }: ContractContext,
  result: ExecutionResult,
): ExecutionResult {
  if (truncatedLists.size === 0) return result;
  const listNames = [...truncatedLists];
  truncatedLists.clear();
  return { ...result, extensions: { ...result.extensions, cut: listNames } };
}

export type ContractRequest = {
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string | undefined;
  /**
   * The object for which the operation runs, such as a page. Operations for the same object share the data
   * that they read.
   */
  purpose?: object | undefined;
  /** Whether records that were read earlier are current unless they are invalidated (`syncInvalidations`). */
  canReuseRecords?: boolean;
};

type PurposeEntry = { context: Promise<ContractContext>; startedAt: number };
const purposes = new WeakMap<object, PurposeEntry>();

function getPurposeEntry({ purpose: object = {}, canReuseRecords }: ContractRequest): PurposeEntry {
  const purpose = purposes.get(object) ?? {
    context: createContractContext({ canReuseRecords }),
    startedAt: performance.now(),
  };
  purposes.set(object, purpose);
  return purpose;
}

/**
 * Runs one operation of the contract in this process. The document is trusted because it comes from this
 * program.
 * `extensions.dependencies` of the result holds what was read for its purpose since the previous result.
 * @throws a TimeoutError when the database does not respond in time.
 */
export async function executeContract(request: ContractRequest): Promise<ExecutionResult> {
  const { context, startedAt } = getPurposeEntry(request);
  return withDatabaseLiveness(
    withTimeout(executeOperation(request, await withDatabaseLiveness(context, startedAt))),
    startedAt,
  );
}

async function executeOperation(
  { document, variables, operationName }: ContractRequest,
  contextValue: ContractContext,
): Promise<ExecutionResult> {
  const result = addTruncatedLists(
    contextValue,
    await execute({
      schema: contractSchema,
      document,
      variableValues: variables,
      operationName,
      contextValue,
    }),
  );
  return { ...result, extensions: { ...result.extensions, dependencies: contextValue.recorder.drainKeys() } };
}
