type Known = readonly (readonly [string, RegExp])[];

/** Most call themselves by others' names, too: the first that fits is it. */
const browsers: Known = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];
const systems: Known = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const firstOf = (known: Known, agent: string): string | undefined =>
  known.find(([, sign]) => sign.test(agent))?.[0];

/** The browser and the operating system, by what a browser calls itself; nothing of one that is not known. An iPad that asks for pages of desktops says it is a Mac. */
export const readProgram = (agent: string) => ({
  browser: firstOf(browsers, agent),
  operating_system: firstOf(systems, agent),
});
