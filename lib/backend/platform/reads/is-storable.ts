/**
 * False for text that PostgreSQL cannot store and rejects in queries: with a NUL character or an unpaired
 * surrogate.
 */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
