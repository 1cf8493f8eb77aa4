import { createCustomItem, createBlankCustomSection, createEntry } from '../../../../shared/resume/blankResume.ts';
import { canBeCalled } from '../../../../shared/contacts/numberToDial.ts';
import { addPersonal, createContact } from '../../../../shared/resume/personalLists.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import type { PersonalInfo, ResumeData } from '../../../../shared/resume/schema.ts';
import {
  addCustomItem,
  addCustomSection,
  addEntry,
  setPersonalInfo,
  setSummary,
  updateEntry,
} from '../../../../shared/resume/editResume.ts';
import { isBlankEntry } from '../../../../shared/resume/visibleResume.ts';
import { addSkillGroups, parseSkillGroups } from '../store/skillEdits.ts';
import type { EditLocation } from '../../drafts/index.ts';
import { wholePeriod } from './wholePeriod.ts';

type TextEntryList = 'experience' | 'education' | 'projects';

/** Target of a text: an empty detail or field, the end of an existing text, or a new entry or section. */
export type TextTarget =
  | { readonly kind: 'personal'; readonly field: keyof PersonalInfo }
  /** A further contact: where the field for it says another. */
  | { readonly kind: 'contact' }
  | { readonly kind: 'summary' | 'skills' | 'language' | 'section' }
  | { readonly kind: 'entry'; readonly list: TextEntryList; readonly id: string }
  | { readonly kind: 'field'; readonly list: 'experience' | 'education'; readonly id: string; readonly field: string }
  | { readonly kind: 'newEntry'; readonly list: TextEntryList }
  | { readonly kind: 'item'; readonly section: string };

export interface PlacedText {
  readonly resume: ResumeData;
  /** The place at which the text is seen afterwards. */
  readonly location: EditLocation;
}

const TEXT_ENTRY_LISTS: readonly TextEntryList[] = ['experience', 'education', 'projects'];
const PERSONAL_TARGETS: readonly (keyof PersonalInfo)[] = [
  'fullName',
  'email',
  'phone',
  'address',
  'linkedin',
  'website',
];
const TITLE_FIELDS = { experience: 'title', education: 'degree', projects: 'name' } as const;

/** Every target for a text in this résumé, in the order of its tabs. */
export function listTargets(resume: ResumeData): TextTarget[] {
  const empty = PERSONAL_TARGETS.filter((field) => resume.personalInfo[field].trim() === '');
  return [
    ...empty.map((field): TextTarget => ({ kind: 'personal', field })),
    { kind: 'contact' },
    { kind: 'summary' },
    ...TEXT_ENTRY_LISTS.flatMap((list): TextTarget[] => [
      ...resume[list]
        .filter((entry) => !isBlankEntry(entry))
        .flatMap(({ id }): TextTarget[] => [
          { kind: 'entry', list, id },
          ...(list === 'projects' ? [] : emptyFields(resume, list, id)),
        ]),
      { kind: 'newEntry', list },
    ]),
    { kind: 'skills' },
    { kind: 'language' },
    ...resume.customSections.map(({ id }): TextTarget => ({ kind: 'item', section: id })),
    { kind: 'section' },
  ];
}

/** An id of a target that stays the same while the résumé changes. */
export function targetKey(target: TextTarget): string {
  return Object.values(target).join(':');
}

/** Puts a text there unchanged; null if there is no room for all of it. */
export function placeText(resume: ResumeData, target: TextTarget, text: string): PlacedText | null {
  if (text.length > RESUME_LIMITS.description) return null;
  switch (target.kind) {
    case 'personal': {
      const most = target.field === 'linkedin' || target.field === 'website' ? RESUME_LIMITS.url : RESUME_LIMITS.line;
      return toPlacedText(resume, text.length > most ? resume : setPersonalInfo(resume, { [target.field]: text }), {
        tab: 'personal',
      });
    }
    case 'contact': {
      const kind = canBeCalled(text) && !/\p{L}/u.test(text) ? 'phone' : 'link';
      const contact = createContact(resume, kind, text);
      return toPlacedText(
        resume,
        text.length > RESUME_LIMITS.line ? resume : addPersonal(resume, 'contacts', contact),
        {
          tab: 'personal',
          entry: contact.id,
        },
      );
    }
    case 'summary':
      return toPlacedText(
        resume,
        setSummary(resume, appendLine(resume.summary, text, RESUME_LIMITS.summary) ?? resume.summary),
        { tab: 'summary' },
      );
    case 'skills':
      return toPlacedText(resume, addSkillGroups(resume, parseSkillGroups(text)), { tab: 'skills' });
    case 'language': {
      const entry = { ...createEntry('languages', resume), name: text };
      return toPlacedText(resume, text.length > RESUME_LIMITS.line ? resume : addEntry(resume, 'languages', entry), {
        tab: 'languages',
        entry: entry.id,
      });
    }
    case 'entry': {
      const description = appendLine(
        resume[target.list].find(({ id }) => id === target.id)?.description ?? '',
        text,
        RESUME_LIMITS.description,
      );
      return toPlacedText(
        resume,
        description === null ? resume : updateEntry(resume, target.list, target.id, { description }),
        { tab: target.list, entry: target.id },
      );
    }
    case 'field':
      return toPlacedText(resume, withField(resume, target, text), { tab: target.list, entry: target.id });
    case 'newEntry': {
      const entry = {
        ...createEntry(target.list, resume),
        ...(text.length > RESUME_LIMITS.line ? { description: text } : { [TITLE_FIELDS[target.list]]: text }),
      };
      return toPlacedText(resume, addEntry(resume, target.list, entry), { tab: target.list, entry: entry.id });
    }
    case 'item': {
      const item = createItem(resume, text);
      return toPlacedText(resume, addCustomItem(resume, target.section, item), {
        tab: `custom-${target.section}`,
        entry: item.id,
      });
    }
    case 'section': {
      const section = { ...createBlankCustomSection(resume), items: [createItem(resume, text)] };
      return toPlacedText(resume, addCustomSection(resume, section), { tab: `custom-${section.id}` });
    }
  }
}

const FIELDS = {
  experience: ['title', 'company', 'location', 'startDate', 'endDate'],
  education: ['degree', 'institution', 'location', 'startDate', 'endDate'],
} as const;

/** Returns the empty fields of an entry. */
function emptyFields(resume: ResumeData, list: keyof typeof FIELDS, id: string): TextTarget[] {
  const entry = resume[list].find((candidate) => candidate.id === id) as Readonly<Record<string, unknown>> | undefined;
  return FIELDS[list]
    .filter((field) => entry?.[field] === '' && !(field === 'endDate' && entry['current'] === true))
    .map((field) => ({ kind: 'field', list, id, field }));
}

/** A text in an empty field; a period in both dates, as the model writes them. */
function withField(resume: ResumeData, { list, id, field }: Extract<TextTarget, { kind: 'field' }>, text: string) {
  const period = field.endsWith('Date') ? wholePeriod(text) : undefined;
  if (!period) return text.length > RESUME_LIMITS.line ? resume : updateEntry(resume, list, id, { [field]: text });
  if (field === 'endDate') return updateEntry(resume, list, id, { endDate: period.end || period.start });
  const goesOn = list === 'experience' ? { current: true } : { endDate: period.present };
  return updateEntry(resume, list, id, {
    startDate: period.start || period.end,
    ...(period.isRange && (period.current ? goesOn : { endDate: period.end })),
  });
}

/** A short text becomes an item's title, a long one its description. */
function createItem(resume: ResumeData, text: string) {
  const item = createCustomItem(resume);
  return text.length > RESUME_LIMITS.line ? { ...item, description: text } : { ...item, title: text };
}

/** Appends a line; null if it would be too long. */
function appendLine(before: string, text: string, most: number): string | null {
  const after = before.trim() === '' ? text : `${before.replace(/(?<!\n)\n+$/, '')}\n${text}`;
  return after.length > most ? null : after;
}

function toPlacedText(before: ResumeData, resume: ResumeData, location: EditLocation): PlacedText | null {
  return resume === before ? null : { resume, location };
}
