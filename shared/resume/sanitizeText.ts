/** C0 and C1 controls except tab and line feed, U+FFFE and U+FFFF: nothing a person types, and not allowed in XML. */
const CONTROL_CHARACTERS = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu;
const LINE_ENDINGS = /\r\n|[\r\u0085\u2028\u2029]/g;
/** Embeddings, overrides and isolates: unclosed, they turn around everything that follows. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Pictures of symbol fonts, pasted without their font: nothing but a box could be drawn for them. */
const PRIVATE_USE = /\p{Co}/gu;
const LONE_SURROGATES = /\p{Cs}/gu;
const SUSPECT_CHARACTER = /(?![\t\n])[\p{Cc}\p{Cs}\p{Co}\u2028-\u202e\u2066-\u2069\ufffe\uffff]/u;

/**
 * A text as it may be stored: line ends as `\n`, without control characters (tab stays) and without
 * unpaired surrogates. Bidi controls are the person's own and stay. The same string when nothing is wrong.
 */
export function normalizeText(text: string): string {
  if (!SUSPECT_CHARACTER.test(text)) return text;
  return text.replace(LINE_ENDINGS, '\n').replace(CONTROL_CHARACTERS, '').replace(LONE_SURROGATES, '');
}

/**
 * A text as it may be rendered: as `normalizeText`, also without bidi embeddings, overrides and isolates
 * (the document isolates runs itself; the harmless marks LRM and RLM stay) and private characters, and with
 * U+FFFD for each unpaired surrogate, so that damage is seen. The same string when nothing is wrong.
 */
export function sanitizeText(text: string): string {
  if (!SUSPECT_CHARACTER.test(text)) return text;
  return (
    text
      .replace(LINE_ENDINGS, '\n')
      .replace(CONTROL_CHARACTERS, '')
      .replace(BIDI_CONTROLS, '')
      .toWellFormed()
      // Last: what stood on both sides of one must not become another.
      .replace(PRIVATE_USE, '')
  );
}

/** Whether a text holds half of a surrogate pair: damage, since what it stood for is lost. */
export function hasLoneSurrogate(text: string): boolean {
  return !text.isWellFormed();
}
