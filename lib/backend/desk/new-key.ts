/** A new key of 24 hexadecimal digits: the same press, sent twice, is known by it. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24);
