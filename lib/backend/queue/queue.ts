import type { Payload } from 'payload';
import type { z } from 'zod';

/** What waits to be sent, as it was claimed: `attempts` counts this one, and tells it from every other claim of the same. */
export type Claimed = { id: string; attempts: number };

/** The table in which messages of one kind wait, and how they are sent. */
export type Queue<Message extends Claimed> = {
  table: 'mail_queue' | 'sms_queue';
  /** How a sentence about one begins, and one about all. */
  names: { one: string; all: string };
  message: z.ZodType<Message>;
  /** Rejects when it was not taken. */
  send: (message: Message) => Promise<void>;
  /** Whether it may be sent still, asked before each attempt; without it all may. */
  isWanted?: (message: Message, payload: Payload) => Promise<boolean>;
  /** Whether it surely was not taken, because nobody was there to take any; without it nothing is sure. */
  isUnreached?: (fault: unknown) => boolean;
  /** Of what has not gone for a day: it is tried on, or waits until staff say so. */
  afterADay: 'goes on' | 'waits for staff';
};
