/** Words that licences to drive are named by. */
export const LICENCE = /licen[cs]e|driving|רי?שיון|רי?שיונות|נהיגה|דרגה|דרגות/i;
const LICENCE_CLASS = String.raw`(?:[A-D][1-4]?(?:\s?\+\s?E|E)?|[A-D]\d?\s?\+\s?[A-E]\d?)`;
/** A class of licences ends a text, or begins one. */
export const [ENDS_WITH_CLASS, BEGINS_WITH_CLASS] = [
  new RegExp(`(?<![\\p{L}\\d])${LICENCE_CLASS}$`, 'u'),
  new RegExp(`^\\s*${LICENCE_CLASS}\\s*(?:[,;|.]|$)`, 'u'),
] as const;
/** A few words before a colon. */
const LABEL = /^([\p{L}\s&/+-]{2,35}):\s*/u;

/**
 * Splits a line of skills into the name of its group and the list: `Languages: Java, Go`. The label of licences is kept
 * in the list, since it explains their letters: `Driving licence: B, C1`. `label` is '' if there is none.
 */
export function splitSkillLabel(line: string): { readonly label: string; readonly list: string } {
  const [written = '', label = ''] = LABEL.exec(line) ?? [];
  const list = line.slice(written.length);
  const isLicence = LICENCE.test(label) && BEGINS_WITH_CLASS.test(list);
  return isLicence ? { label: '', list: line } : { label: label.trim(), list };
}
