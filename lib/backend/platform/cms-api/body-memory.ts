import { APIError } from 'payload';
import { processState } from '@/lib/process-state';
import { apiLimits } from './api-limits';

/** Reserves memory for a body of the given size. @throws APIError 503 when the total limit is exceeded. */
export type ReserveMemory = (bytes: number) => void;

declare module '@/lib/process-state' {
  interface ProcessState {
    /** Total bytes of the request bodies in progress. */
    reservedBodyBytes: { count: number };
  }
}

processState.reservedBodyBytes ??= { count: 0 };
const reservedBytes = processState.reservedBodyBytes;

/** Runs a task that may reserve memory for a large body, and releases the memory when the task settles. */
export async function withBodyMemory<Result>(
  task: (reserveMemory: ReserveMemory) => Promise<Result>,
): Promise<Result> {
  let taskBytes = 0;
  const reserveMemory: ReserveMemory = (bytes) => {
    if (reservedBytes.count + bytes > apiLimits.concurrentBodyBytes) throw new ServiceBusyError();
    taskBytes += bytes;
    reservedBytes.count += bytes;
  };
  try {
    return await task(reserveMemory);
  } finally {
    reservedBytes.count -= taskBytes;
  }
}

/** The error 503 when a limit on concurrent work is exceeded; the client can retry. */
export class ServiceBusyError extends APIError {
  constructor(message = 'Other uploads are in progress. Try again in a moment') {
    super(message, 503, null, true);
  }
}
