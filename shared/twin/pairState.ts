import { changesBetween, changesSince, type FieldChange, type OpenChange } from '../resume/changesSince.ts';
import type { ResumeData } from '../resume/schema.ts';
import { takeFields } from '../resume/takeField.ts';
import { kindOf, textsOf, withoutTexts } from './twinFields.ts';

/**
 * A pair agrees on a state of each side. What has changed on one side since then is either the same in every language,
 * and the other side takes it over by itself, or a text, about which the other side asks.
 */
export interface PairChanges {
  /** The other side with the values that are the same in every language; the same object where nothing is new. */
  readonly followed: ResumeData;
  /** The questions for the other side, in the order of the document. */
  readonly questions: readonly PairChange[];
}

/** A change that is asked about. */
export interface PairChange extends OpenChange {
  /** Other places of the same answer: a group's name is at each of its skills, and one question. */
  readonly also?: readonly string[];
}

/** Every path that an answer is about. */
export const pathsOf = ({ path, also = [] }: Pick<PairChange, 'path' | 'also'>): string[] => [path, ...also];

const LISTS = ['experience', 'education', 'skills', 'languages', 'projects', 'customSections'] as const;
/** Lists that not every résumé has. */
const MORE_LISTS = ['contacts', 'details'] as const;
type EntryIds = readonly { readonly id: string }[];

/** Whether a change concerns a value that every language shares: the look, contacts, links, dates, levels. */
export function isAlike({ path, section, kind, before, after }: FieldChange): boolean {
  if (path === 'language') return false;
  if (section === 'template' || section === 'design' || section === 'photo') return true;
  const field = kindOf(path);
  const isField = path.split('/').length !== 2 || !LISTS.some((list) => path.startsWith(`${list}/`));
  return isField && (field === 'alike' || (field === 'date' && !/\p{L}/u.test(before + after))) && kind !== 'gone';
}

/** Returns the other side's changes between `then` and `now` that `mine` lacks. */
export function pairChanges(common: ResumeData, now: ResumeData, mine: ResumeData): PairChanges {
  const has = entriesOf(mine);
  const changes = changesSince(common, now, mine).filter(({ path, kind, section }) => {
    // Each language has its own letters (decision 119).
    if (section === 'letters') return false;
    const entry = entryOf(path);
    // A deleted part is this side's own decision; a part that is new as a whole has no place yet.
    return path !== 'language' && (entry === undefined || has.has(entry) || (kind === 'came' && path === entry));
  });
  const alike = changes.filter((change) => isAlike(change) && !change.isOwn);
  const followed = inOrderOf(common, now, alike.length === 0 ? mine : takeFields(mine, now, alike));
  return { followed, questions: toQuestions(changes.filter((change) => !alike.includes(change))) };
}

const GROUP_OF_SKILL = /^skills\/[\w-]+\/group$/;

/** With one question for a change of a group that several skills are in. */
function toQuestions(changes: readonly OpenChange[]): PairChange[] {
  const alike = Map.groupBy(changes, (change) =>
    GROUP_OF_SKILL.test(change.path) ? JSON.stringify([change.before, change.after, change.own]) : change.path,
  );
  return [...alike.values()].flatMap(([change, ...others]) =>
    change ? [others.length > 0 ? { ...change, also: others.map(({ path }) => path) } : change] : [],
  );
}

/** The path of the entry that a field is of, or that a path is. */
const entryOf = (path: string) => /^(?:\w+\/[\w-]+\/items\/[\w-]+|\w+\/[\w-]+)(?=\/|$)/.exec(path)?.[0];
const NO_ENTRY = ['personalInfo', 'sectionTitles'];
function entriesOf(resume: ResumeData): { has: (entry: string) => boolean } {
  const all = new Set(
    [...LISTS, ...MORE_LISTS]
      .flatMap((list) => (resume[list] ?? []).map(({ id }) => `${list}/${id}`))
      .concat(
        resume.customSections.flatMap(({ id, items }) => items.map((item) => `customSections/${id}/items/${item.id}`)),
      ),
  );
  return { has: (entry) => NO_ENTRY.includes(entry.split('/')[0] ?? '') || all.has(entry) };
}

const order = <Entry extends { readonly id: string }>(
  was: EntryIds,
  is: EntryIds,
  entries: readonly Entry[],
): Entry[] => {
  const place = new Map(is.map(({ id }, index) => [id, index]));
  const kept = was.filter(({ id }) => place.has(id)).map(({ id }) => place.get(id) ?? 0);
  if (kept.every((position, index) => index === 0 || position > (kept[index - 1] ?? 0))) return [...entries];
  const shared = entries.filter(({ id }) => place.has(id));
  const sorted = shared.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return entries.map((entry) => (place.has(entry.id) ? (sorted.shift() ?? entry) : entry));
};
const itemsOf = (of: ResumeData, id: string) => of.customSections.find((section) => section.id === id)?.items ?? [];

/** A résumé with its entries in the order of `now`, where that differs from the order in `then`. */
function inOrderOf(common: ResumeData, now: ResumeData, resume: ResumeData): ResumeData {
  const ordered: ResumeData = {
    ...resume,
    experience: order(common.experience, now.experience, resume.experience),
    education: order(common.education, now.education, resume.education),
    skills: order(common.skills, now.skills, resume.skills),
    languages: order(common.languages, now.languages, resume.languages),
    projects: order(common.projects, now.projects, resume.projects),
    customSections: order(common.customSections, now.customSections, resume.customSections).map((section) => ({
      ...section,
      items: order(itemsOf(common, section.id), itemsOf(now, section.id), section.items),
    })),
    ...(resume.contacts && { contacts: order(common.contacts ?? [], now.contacts ?? [], resume.contacts) }),
    ...(resume.details && { details: order(common.details ?? [], now.details ?? [], resume.details) }),
  };
  return idsOf(ordered) === idsOf(resume) ? resume : ordered;
}

const idsOf = (resume: ResumeData) =>
  [...LISTS, ...MORE_LISTS]
    .flatMap((list) => (resume[list] ?? []).map(({ id }) => id))
    .concat(resume.customSections.flatMap(({ items }) => items.map(({ id }) => id)))
    .join(' ');

/**
 * The state of a side that the pair agrees on from now on: values that the other side has too, and values that were
 * answered (`paths`), are those of `now`. `open`: texts that the other side has no words for yet.
 */
export function agreeOn(
  { common, now }: { readonly common: ResumeData; readonly now: ResumeData },
  other: ResumeData,
  paths: readonly string[],
  open: readonly string[] = [],
): ResumeData {
  const isAsked = new Set(pairChanges(common, now, other).questions.map(({ path }) => path));
  const settled = changesBetween(common, now).filter(
    (change) =>
      paths.includes(change.path) ||
      change.path === 'language' ||
      (change.section !== 'letters' && isAlike(change) && !isAsked.has(change.path)),
  );
  const texts = textsOf(now);
  const missing = open.filter((path) => (texts.get(path) ?? '') !== '');
  return withoutTexts(inOrderOf(common, now, takeFields(common, now, settled)), missing);
}

/** Whether the other side has all of its changes, and every question is answered. */
export function isAgreed(common: ResumeData, now: ResumeData, other: ResumeData): boolean {
  const { followed, questions } = pairChanges(common, now, other);
  return followed === other && questions.length === 0;
}
