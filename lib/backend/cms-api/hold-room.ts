import { APIError } from 'payload';
import { apiLimits } from './api-limits';

/** Sets memory aside for a body of so many bytes. @throws APIError when those of others fill it. */
export type TakeRoom = (bytes: number) => void;

let held = 0;

/** Does work that may take room for a large body, and gives it back when the work is done, however it ends. */
export async function holdRoom<Result>(work: (takeRoom: TakeRoom) => Promise<Result>): Promise<Result> {
  let own = 0;
  const takeRoom: TakeRoom = (bytes) => {
    if (held + bytes > apiLimits.held) throw new NoRoom();
    own += bytes;
    held += bytes;
  };
  try {
    return await work(takeRoom);
  } finally {
    held -= own;
  }
}

/** Refuses a request that may succeed in a moment. */
export class NoRoom extends APIError {
  constructor(message = 'Others are uploading just now. Try again in a moment') {
    super(message, 503, null, true);
  }
}
