import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import type { MessageId } from '../../../web/lib/i18n/messageAreas.ts';

const folder = (language: Language) =>
  fileURLToPath(new URL(`../../../web/lib/i18n/messages/${language}/`, import.meta.url));
const textsIn = (language: Language) =>
  Object.assign(
    {},
    ...readdirSync(folder(language)).map((file) => JSON.parse(readFileSync(folder(language) + file, 'utf8')) as object),
  ) as Record<MessageId, string>;
const TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)])) as Record<
  Language,
  Record<MessageId, string>
>;

export const MESSAGE_IDS = Object.keys(TEXTS.en) as MessageId[];

/** Returns a pattern of a message as the screen shows it; a value in it matches anything. */
export function titlePattern(language: Language, id: MessageId): RegExp {
  let text = TEXTS[language][id];
  // From the innermost outwards: plurals hold braces in braces.
  while (/\{[^{}]*\}/.test(text)) text = text.replaceAll(/\{[^{}]*\}/g, '\u0000');
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('\u0000', '.*')}$`);
}
