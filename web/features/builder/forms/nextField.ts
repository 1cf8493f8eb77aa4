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
  const at = fields.indexOf(target);
  if (at < 0) return;
  event.preventDefault();
  fields[at + 1]?.focus();
}
