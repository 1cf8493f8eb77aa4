import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../shared/platform/language.ts';

const isSupportedLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/**
 * Language of the texts a caller reads: the `language` they send, else the first of Accept-Language
 * that we speak, else the default (I18N-02).
 */
export function negotiateLanguage(sent: unknown, acceptLanguage: string | undefined): Language {
  if (isSupportedLanguage(sent)) return sent;
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      // `iw` is the old code of Hebrew that some devices still send.
      return {
        language: (tag.split('-')[0] ?? '').replace(/^iw$/, 'he'),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return accepted.map(({ language }) => language).find(isSupportedLanguage) ?? DEFAULT_LANGUAGE;
}
