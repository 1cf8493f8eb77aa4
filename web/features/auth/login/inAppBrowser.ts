/**
 * Browsers inside other apps, in which Google lets nobody sign in: Facebook, Instagram, WhatsApp, LinkedIn, TikTok and
 * their like.
 */
const IN_APP_BROWSER =
  /\bFBA[NV]\b|FB_IAB|Instagram|WhatsApp|LinkedInApp|Line\/|MicroMessenger|musical_ly|BytedanceWebview|TikTok|Snapchat|Twitter for|Pinterest\/|GSA\/.*wv|; wv\)/i;

/** Whether this browser is one that Google refuses. */
export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP_BROWSER.test(userAgent);
}
