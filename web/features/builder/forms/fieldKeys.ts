import type { KeyboardEvent } from 'react';

/**
 * Enter in a field of one line goes on to the next field of the section, as the key of a phone's keyboard says
 * (`enterkeyhint`): nobody has to close the keyboard and tap. In a text of several lines Enter begins a line.
 */
export function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, defaultPrevented, nativeEvent } = event;
  // During IME composition Enter belongs to the keyboard.
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('[data-resume-field]:not(:disabled)')];
  const index = fields.indexOf(target);
  if (index < 0) return;
  event.preventDefault();
  fields[index + 1]?.focus();
}

/** Digits that begin with a month: two of 01 to 12, or one of 3 to 9, with which no year and no other month begins. */
const MONTH_FIRST = /^(0[1-9]|1[0-2]|[3-9](?=\d))(\d*)$/;

/**
 * Puts the `/` between month and year while somebody types, for keyboards of digits alone: `03` → `03/`, `32` → `3/2`.
 * A separator that is typed after it takes its place, and a space or a letter takes it away (`12 March 2019`). Nothing
 * is put in while text is deleted.
 */
export function separateTypedDate(before: string, after: string): string {
  if (after.length <= before.length) return after;
  const doubled = /^(\d{1,2}\/)[./-](.*)$/s.exec(after);
  if (doubled && before === doubled[1]) return `${doubled[1]}${doubled[2]}`;
  const inWords = /^(\d{1,2})\/([^\d./-].*)$/s.exec(after);
  if (inWords && before === `${inWords[1]}/`) return `${inWords[1]}${inWords[2]}`;
  return after.replace(MONTH_FIRST, '$1/$2');
}
