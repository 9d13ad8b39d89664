import { type DocumentNode, type ExecutionResult, execute } from 'graphql';
import { type ContractContext, createContractContext } from '@/lib/backend/contract/context';
import { contractSchema } from '@/lib/backend/contract/schema';
import { tellCut } from '@/lib/backend/contract/tell-cut';
import { whileAnswered } from '@/lib/backend/contract/while-answered';
import { withinTime } from '@/lib/backend/contract/within-time';

export type ContractRequest = {
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string | undefined;
  /** What the operation is run for: operations for the same object share what they read. */
  purpose?: object | undefined;
};

type Purpose = { context: Promise<ContractContext>; begun: number };
const purposes = new WeakMap<object, Purpose>();

function openPurpose(object: object = {}): Purpose {
  const purpose = purposes.get(object) ?? { context: createContractContext(), begun: performance.now() };
  purposes.set(object, purpose);
  return purpose;
}

/**
 * Runs one operation of the contract in this process. The document is trusted: it comes from this program.
 * `extensions.dependencies` of the answer are what was read for its purpose since the answer before it.
 * @throws a TimeoutError when the database holds it up.
 */
export async function executeContract(request: ContractRequest): Promise<ExecutionResult> {
  const { context, begun } = openPurpose(request.purpose);
  return whileAnswered(withinTime(run(request, await whileAnswered(context, begun))), begun);
}

async function run(
  { document, variables, operationName }: ContractRequest,
  contextValue: ContractContext,
): Promise<ExecutionResult> {
  const result = tellCut(
    contextValue,
    await execute({
      schema: contractSchema,
      document,
      variableValues: variables,
      operationName,
      contextValue,
    }),
  );
  return { ...result, extensions: { ...result.extensions, dependencies: contextValue.recorder.takeKeys() } };
}
