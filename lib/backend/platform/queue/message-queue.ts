import type { Payload } from 'payload';
import type { z } from 'zod';

/** A claimed message. `attempts` counts this claim and identifies it among all claims of the message. */
export type ClaimedMessage = { id: string; attempts: number };

/** The table of pending messages of one kind, and how they are sent. */
export type MessageQueue<Message extends ClaimedMessage> = {
  table: 'mail_queue' | 'sms_queue';
  /** Name of a message in log messages, such as `Mail` and `Mails`. */
  names: { singular: string; plural: string };
  message: z.ZodType<Message>;
  /** Rejects when the message was not accepted. */
  send: (message: Message) => Promise<void>;
  /** Whether the message should still be sent, checked before each attempt; without it all are sent. */
  shouldSend?: (message: Message, payload: Payload) => Promise<boolean>;
  /**
   * True when the message was certainly not accepted, because no connection was made; without it this is
   * always uncertain.
   */
  isConnectionError?: (error: unknown) => boolean;
  /** Whether a message that has not been sent for a day is retried, or suspended until staff retry it. */
  onUnsentForOneDay: 'retry' | 'suspend';
};
