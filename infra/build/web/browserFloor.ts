import browserslist from 'browserslist';

/** Names of esbuild, oxc and lightningcss for the browsers of browserslist that they know. */
const TARGET_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * The oldest browser of each engine that the site is built for, such as `safari17.5`: from the `browserslist` entry of
 * package.json, which is where the floor is written (decision 30).
 */
export function buildTargets(): string[] {
  return Object.entries(floorVersions()).map(([browser, version]) => `${TARGET_NAMES[browser]}${version}`);
}

/** Returns the same by browserslist's names. */
export function floorVersions(): Readonly<Record<string, number>> {
  const oldest: Record<string, number> = {};
  for (const entry of browserslist()) {
    const [browser = '', version = ''] = entry.split(' ');
    // A range, such as 17.6-17.7, begins with its oldest.
    const number = parseFloat(version);
    if (browser in TARGET_NAMES) oldest[browser] = Math.min(number, oldest[browser] ?? number);
  }
  return oldest;
}
