import { APIError } from 'payload';
import { processState } from '@/lib/process-state';
import { apiLimits } from './api-limits';

/** Sets memory aside for a body of so many bytes. @throws APIError when those of others fill it. */
export type TakeRoom = (bytes: number) => void;

declare module '@/lib/process-state' {
  interface ProcessState {
    /** Bytes of the bodies that are at work. */
    heldBytes: { count: number };
  }
}

processState.heldBytes ??= { count: 0 };
const held = processState.heldBytes;

/** Does work that may take room for a large body, and gives it back when the work is done, however it ends. */
export async function holdRoom<Result>(work: (takeRoom: TakeRoom) => Promise<Result>): Promise<Result> {
  let own = 0;
  const takeRoom: TakeRoom = (bytes) => {
    if (held.count + bytes > apiLimits.held) throw new NoRoom();
    own += bytes;
    held.count += bytes;
  };
  try {
    return await work(takeRoom);
  } finally {
    held.count -= own;
  }
}

/** Refuses a request that may succeed in a moment. */
export class NoRoom extends APIError {
  constructor(message = 'Others are uploading just now. Try again in a moment') {
    super(message, 503, null, true);
  }
}
