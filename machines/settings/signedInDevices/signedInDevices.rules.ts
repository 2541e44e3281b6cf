/** BUS-01: how a device is named, from what its browser says that it is. */

const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

// Android says Linux too, and an iPhone says Mac OS X.
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const first = (known: readonly (readonly [RegExp, string])[], agent: string) => known.find(([sign]) => sign.test(agent))?.[1];

/** Returns such as `Chrome on Linux`. Whatever else a browser says is not shown, because anyone can say anything there. */
export function deviceName(agent: string): string {
  const [browser, system] = [first(BROWSERS, agent), first(SYSTEMS, agent)];
  if (browser === undefined && system === undefined) return 'Unknown device';
  return system === undefined ? (browser ?? '') : `${browser ?? 'Unknown browser'} on ${system}`;
}
