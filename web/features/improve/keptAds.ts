/** Ads that are kept at most; the oldest makes room. */
export const MAX_KEPT_ADS = 10;

/** Reads a stored list; what is not an ad is left out. */
export function parseKeptAds(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.filter((ad): ad is string => typeof ad === 'string' && ad.trim() !== '').slice(0, MAX_KEPT_ADS);
}

/** The ads with this one at their front, each once; a blank one is not kept. */
export function withAd(ads: readonly string[], ad: string): readonly string[] {
  const text = ad.trim();
  return text === '' ? ads : [text, ...withoutAd(ads, text)].slice(0, MAX_KEPT_ADS);
}

export const withoutAd = (ads: readonly string[], ad: string): readonly string[] => ads.filter((kept) => kept !== ad);

/** What an ad is recognised by in a list: its first line. */
export const adTitle = (ad: string): string => ad.trim().split('\n', 1)[0]!.trim();
