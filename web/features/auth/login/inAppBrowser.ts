/** In-app browsers, in which Google refuses sign-in: Facebook, Instagram, WhatsApp, LinkedIn, TikTok and similar. */
const IN_APP_BROWSERS: readonly RegExp[] = [
  /\bFBA[NV]\b|FB_IAB/i,
  /Instagram|WhatsApp|LinkedInApp|TikTok|Snapchat|Twitter for|MicroMessenger|musical_ly|BytedanceWebview/i,
  /Line\/|Pinterest\//i,
  // Google's own app, and any web view of Android.
  /GSA\/.*wv|; wv\)/i,
];

/** Whether this browser is one that Google refuses. */
export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP_BROWSERS.some((pattern) => pattern.test(userAgent));
}
