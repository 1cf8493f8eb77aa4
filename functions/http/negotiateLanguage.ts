import { DEFAULT_LANGUAGE, toSupportedLanguage, type Language } from '../../shared/platform/language.ts';

/** Codes that some devices still send, and what they are called now. */
const OLD_CODES: ReadonlyMap<string, Language> = new Map([['iw', 'he']]);

/**
 * Language of the texts a caller reads: the `language` they send, else the first of Accept-Language
 * that we speak, else the default (I18N-02).
 */
export function negotiateLanguage(sent: unknown, acceptLanguage: string | undefined): Language {
  const named = toSupportedLanguage(sent);
  if (named) return named;
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      const [language = ''] = tag.split('-');
      return {
        language: OLD_CODES.get(language) ?? language,
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return accepted.flatMap(({ language }) => toSupportedLanguage(language) ?? [])[0] ?? DEFAULT_LANGUAGE;
}
