/** A text message; `to` in E.164, `id` the same for each attempt. */
export type TextMessage = { id: string; to: string; text: string };

/**
 * A provider that sends text messages. `send` rejects when the message was not accepted; it is retried
 * later.
 */
export type SmsGateway = { name: string; send: (message: TextMessage) => Promise<void> };
