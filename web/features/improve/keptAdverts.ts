/** Maximum number of stored advertisements; the oldest is dropped. */
export const MAX_KEPT_ADVERTS = 10;

/** Reads a stored list; what is not an advert is left out. */
export function parseKeptAdverts(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list
    .filter((advert): advert is string => typeof advert === 'string' && advert.trim() !== '')
    .slice(0, MAX_KEPT_ADVERTS);
}

/** The adverts with this one at their front, each once; a blank one is not kept. */
export function withAdvert(adverts: readonly string[], advert: string): readonly string[] {
  const text = advert.trim();
  return text === '' ? adverts : [text, ...withoutAdvert(adverts, text)].slice(0, MAX_KEPT_ADVERTS);
}

export const withoutAdvert = (adverts: readonly string[], advert: string): readonly string[] =>
  adverts.filter((kept) => kept !== advert);

/** Returns an advertisement's title in a list: its first line. */
export const advertTitle = (advert: string): string => advert.trim().split('\n', 1)[0]!.trim();
