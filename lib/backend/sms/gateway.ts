/** A text message; `to` in E.164, `id` the same for each attempt. */
export type TextMessage = { id: string; to: string; text: string };

/** What sends text messages. Rejects when the message was not taken: it is tried again later. */
export type SmsGateway = { name: string; send: (message: TextMessage) => Promise<void> };
