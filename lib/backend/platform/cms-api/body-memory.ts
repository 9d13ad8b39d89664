import { APIError } from 'payload';
import { processState } from '@/lib/process-state';
import { apiLimits } from './api-limits';

/** Reserves memory for a body of the given size. @throws APIError 503 when the total limit is exceeded. */
export type ReserveMemory = (bytes: number) => void;

declare module '@/lib/process-state' {
  interface ProcessState {
    /** Bytes of the bodies that are at work. */
    heldBytes: { count: number };
  }
}

processState.heldBytes ??= { count: 0 };
const reservedBytes = processState.heldBytes;

/** Runs a task that may reserve memory for a large body, and releases the memory when the task settles. */
export async function withBodyMemory<Result>(
  task: (reserveMemory: ReserveMemory) => Promise<Result>,
): Promise<Result> {
  let taskBytes = 0;
  const reserveMemory: ReserveMemory = (bytes) => {
    if (reservedBytes.count + bytes > apiLimits.concurrentBodies) throw new BodyMemoryExceeded();
    taskBytes += bytes;
    reservedBytes.count += bytes;
  };
  try {
    return await task(reserveMemory);
  } finally {
    reservedBytes.count -= taskBytes;
  }
}

/** Thrown when the limit is exceeded; the client can retry. */
export class BodyMemoryExceeded extends APIError {
  constructor(message = 'Other uploads are in progress. Try again in a moment') {
    super(message, 503, null, true);
  }
}
