/**
 * Browsers inside of apps: Facebook, Instagram, WhatsApp, LinkedIn, TikTok and similar. Google refuses sign-in in them,
 * and most of them drop downloads.
 */
const IN_APP_BROWSERS: readonly RegExp[] = [
  /\bFBA[NV]\b|FB_IAB/i,
  /Instagram|WhatsApp|LinkedInApp|TikTok|Snapchat|Twitter for|MicroMessenger|musical_ly|BytedanceWebview/i,
  /Line\/|Pinterest\//i,
  // Google's own app, and any web view of Android.
  /^(?:(?!GSA\/).)*GSA\/.*wv|; wv\)/i,
];

/** Any web view of iOS: every browser there names Safari. */
const IOS_WEB_VIEW = /\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/** The parts of `navigator` that are read; `standalone` is Safari's own: true in a home-screen app. */
export interface BrowserIdentity {
  readonly userAgent: string;
  readonly standalone?: boolean;
}

/**
 * Whether this page is shown in an app's own browser. A home-screen app does not count, though it names no Safari
 * either.
 */
export function isInAppBrowser({ userAgent, standalone = false }: BrowserIdentity): boolean {
  return IN_APP_BROWSERS.some((pattern) => pattern.test(userAgent)) || (!standalone && IOS_WEB_VIEW.test(userAgent));
}

/** Returns whether this page is a home-screen app of an iPhone, whose storage is separate from the browser's. */
export function isHomeScreenApp(browser: Pick<BrowserIdentity, 'standalone'> = navigator as BrowserIdentity): boolean {
  return browser.standalone === true;
}
