/** A random idempotency key of 24 hexadecimal digits. */
export const createIdempotencyKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24);
