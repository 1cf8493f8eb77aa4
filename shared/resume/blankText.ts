const INVISIBLE_CHARACTERS = /[\s\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Whether nothing of a text would be seen: only spaces and invisible marks. */
export function isBlankText(text: string): boolean {
  return text === '' || text.replace(INVISIBLE_CHARACTERS, '') === '';
}
