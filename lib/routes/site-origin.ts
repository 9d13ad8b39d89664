/** The site's public origin, without a slash at its end. */
export const siteOrigin = (): string => new URL(process.env.SITE_URL || 'http://localhost:3000').origin;
