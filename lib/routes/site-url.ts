import { environment } from '../environment.ts';

/** The site's public origin, without a slash at its end. */
export const siteUrl = (): string => new URL(environment.siteUrl()).origin;
