import { environment } from '../environment.ts';

/** The public origin of the site, without a trailing slash. */
export const siteUrl = (): string => new URL(environment.siteUrl()).origin;
