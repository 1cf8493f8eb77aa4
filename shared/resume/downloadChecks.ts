import { distinctContacts } from './moreContacts.ts';
import { linkedInAddress } from '../contacts/addresses.ts';
import { canBeCalled } from '../contacts/numberToDial.ts';
import { safeHref } from '../templates/document/links.ts';
import { endsBeforeStart } from './dates.ts';
import type { ResumeData } from './schema.ts';
import { isBlankText, isEmailAddress } from './text.ts';
import { isBlankEntry } from './visibleResume.ts';

/**
 * A fault that is better corrected before somebody else reads the résumé; `field`: the form's name of where that is.
 */
export type DownloadProblem =
  | { readonly kind: 'email' | 'phone' | 'link'; readonly field: string }
  /**
   * The entry ends before it starts, has no title, a link that leads nowhere, or something left to complete; `section`:
   * its list, or the id of its custom section.
   */
  | {
      readonly kind: 'dates' | 'untitled' | 'entryLink' | 'blank';
      readonly section: string;
      readonly entry: string;
      readonly field: string;
      readonly name: string;
    }
  /** No typeface has these characters of a field: the PDF would lack them; `section` may be `letter`. */
  | {
      readonly kind: 'undrawn';
      readonly letters: string;
      readonly section?: string;
      readonly entry?: string;
      readonly field: string;
    }
  /** A custom section has content and no heading. */
  | { readonly kind: 'heading'; readonly section: string; readonly field: string };

/** Sections of entries, in the order of the form. */
const ENTRY_SECTIONS = ['experience', 'education', 'skills', 'languages', 'projects'] as const;

/** The field that names an entry of a list. */
const TITLES = { experience: 'title', education: 'degree', projects: 'name' } as const;

/**
 * Everything that a reader would stumble over, in the order of the form; nothing about style or completeness.
 * `findUndrawn` says which characters of a text no typeface has.
 */
export function downloadProblems(
  resume: ResumeData,
  findUndrawn: (text: string) => readonly string[],
): DownloadProblem[] {
  const { email, phone, linkedin, website } = resume.personalInfo;
  const problems: DownloadProblem[] = [];
  if (!isBlankText(email) && !isEmailAddress(email)) problems.push({ kind: 'email', field: 'personal.email' });
  if (!isBlankText(phone) && !canBeCalled(phone)) problems.push({ kind: 'phone', field: 'personal.phone' });

  const links = { linkedin: linkedInAddress(linkedin), website };
  for (const [field, address] of Object.entries(links))
    if (leadsNowhere(address)) problems.push({ kind: 'link', field: `personal.${field}` });

  for (const { id, kind, value } of distinctContacts(resume))
    if (kind === 'phone' ? !canBeCalled(value) : leadsNowhere(value) && !isEmailAddress(value))
      problems.push({ kind, field: `${id}.value` });

  const check = (section: string, entry: CheckedEntry, title: string, titleField: string) => {
    if (isBlankEntry(entry)) return;
    const place = { section, entry: entry.id, name: title };
    if (endsBeforeStart(entry.startDate ?? '', entry.endDate ?? '') && entry.current !== true)
      problems.push({ kind: 'dates', ...place, field: `${entry.id}.endDate` });
    if (leadsNowhere(entry.url ?? '')) problems.push({ kind: 'entryLink', ...place, field: `${entry.id}.url` });
    if (TO_COMPLETE.test(entry.description ?? ''))
      problems.push({ kind: 'blank', ...place, field: `${entry.id}.description` });
    if (isBlankText(title)) problems.push({ kind: 'untitled', ...place, field: `${entry.id}.${titleField}` });
  };
  for (const section of ['experience', 'education', 'projects'] as const)
    for (const entry of resume[section]) check(section, entry, titleOf(entry), TITLES[section]);
  for (const { id, title, items } of resume.customSections) {
    const shown = items.filter((item) => !isBlankEntry(item));
    if (shown.length > 0 && isBlankText(title)) problems.push({ kind: 'heading', section: id, field: `${id}.title` });
    // An item of a custom section may have no title, as a line of text.
    for (const item of shown) check(id, item, item.title || item.organization || item.description, 'title');
  }
  return [...problems, ...undrawnFields(resume, findUndrawn)];
}

/** The most characters of a field that are named. */
const MAX_NAMED = 10;

/** Fields with characters that no typeface draws, in the order of the form; a hidden section is not printed. */
function undrawnFields(resume: ResumeData, findUndrawn: (text: string) => readonly string[]): DownloadProblem[] {
  const problems: DownloadProblem[] = [];
  const check = (texts: object, place: (field: string) => { section?: string; entry?: string; field: string }) => {
    for (const [field, text] of Object.entries(texts)) {
      const letters = typeof text === 'string' ? findUndrawn(text).slice(0, MAX_NAMED).join(' ') : '';
      if (letters !== '') problems.push({ kind: 'undrawn', letters, ...place(field) });
    }
  };
  check(resume.personalInfo, (field) => ({ field: `personal.${field}` }));
  for (const entry of [...(resume.contacts ?? []), ...(resume.details ?? [])])
    check(entry, (field) => ({ entry: entry.id, field: `${entry.id}.${field}` }));
  // A document that shows a letter has that one alone, and none of what follows.
  const [letter] = (resume.letterLines && resume.letters) ?? [];
  if (letter) {
    const { advert: _advert, ...texts } = letter;
    check(texts, (field) => ({ section: 'letter', field: `${letter.id}.${field}` }));
  }
  check({ summary: resume.summary }, (field) => ({ section: 'summary', field }));
  const lists = ENTRY_SECTIONS.map((section) => [section, resume[section]] as const);
  const custom = resume.customSections.map(({ id, items }) => [id, items] as const);
  for (const [section, entries] of [...lists, ...custom])
    for (const entry of resume.hiddenSections?.some((hidden) => hidden === section) ? [] : entries)
      check(entry, (field) => ({ section, entry: entry.id, field: `${entry.id}.${field}` }));
  return problems;
}

/** A gap that an example leaves for the person, as `[number]`; a link's words are in brackets too. */
const TO_COMPLETE = /\[\p{L}[^[\]\n]*\](?!\()/u;

/** Whether a text in a field of an address is shown as mere text: a reader who presses it goes nowhere. */
const leadsNowhere = (address: string) => !isBlankText(address) && safeHref(address) === undefined;

const titleOf = (entry: { readonly title?: string; readonly degree?: string; readonly name?: string }) =>
  entry.title ?? entry.degree ?? entry.name ?? '';

interface CheckedEntry {
  readonly id: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly current?: boolean;
  readonly url?: string;
  readonly description?: string;
}
