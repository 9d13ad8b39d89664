type UserAgentPatterns = readonly (readonly [string, RegExp])[];

/** In order of precedence: most browsers also name others in their User-Agent header. */
const browsers: UserAgentPatterns = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];
const systems: UserAgentPatterns = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const firstMatch = (patterns: UserAgentPatterns, userAgent: string): string | undefined =>
  patterns.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * Browser and operating system of a User-Agent header; undefined when unknown. An iPad that requests desktop
 * sites reports macOS.
 */
export const parseUserAgent = (userAgent: string) => ({
  browser: firstMatch(browsers, userAgent),
  operating_system: firstMatch(systems, userAgent),
});
