import { findMail, findLinkedIn } from '../../../../shared/contacts/addresses.ts';
import { userNameIn } from '../../../../shared/contacts/linkHosts.ts';
import { findPhones } from '../../../../shared/contacts/phone.ts';
import type { Period } from '../../../../shared/dates/period.ts';
import type { Education, Experience, ResumeData } from '../../../../shared/resume/schema.ts';
import { isBlankEntry } from '../../../../shared/resume/visibleResume.ts';
import type { FieldTarget } from './store/fieldTarget.ts';
import type { ReviewedPages } from './store/reviewedPages.ts';
import type { TextTarget } from './placeText.ts';
import { wholePeriod } from './wholePeriod.ts';

type DatedList = 'experience' | 'education';
const NAMES = { experience: ['title', 'company'], education: ['degree', 'institution'] } as const;
/** Maximum number of buttons for one text. */
const MOST = 2;

/** Returns the fields around a text in the file, the nearest first; none if the file's places are unknown. */
export function fieldsAround(pages: ReviewedPages | undefined, text: string): FieldTarget[] {
  const runs = pages?.runs ?? [];
  const textIndex = runs.findIndex(
    (run) => run.target === null && run.reason === undefined && text.includes(run.text.trim()),
  );
  if (textIndex === -1) return [];
  return runs
    .map((run, index) => ({ run, far: Math.abs(index - textIndex) * 2 + (index > textIndex ? 1 : 0) }))
    .filter(({ run, far }) => far > 0 && far < 16 && run.page === runs[textIndex]?.page)
    .toSorted((a, b) => a.far - b.far)
    .flatMap(({ run }) => (run.target ? [run.target, ...run.others] : run.others));
}

/** Returns the most likely places of a text, each offered as one press: by its kind, and by the texts around it. */
export function suggestTargets(resume: ResumeData, text: string, around: readonly FieldTarget[]): TextTarget[] {
  const period = wholePeriod(text);
  const targets = period
    ? datesFor(resume, period, around)
    : [...contactsFor(resume, text), ...around.flatMap((field) => besides(resume, field))];
  return [...new Map(targets.map((target) => [Object.values(target).join(':'), target])).values()].slice(0, MOST);
}

/** Returns the entries without dates, those beside the text first. */
function datesFor(resume: ResumeData, period: Period, around: readonly FieldTarget[]): TextTarget[] {
  const near = around.flatMap(({ part, entry }) =>
    (part === 'experience' || part === 'education') && entry ? [{ list: part, id: entry }] : [],
  );
  const rest = (['experience', 'education'] as const).flatMap((list) =>
    resume[list].filter((entry) => !isBlankEntry(entry)).map(({ id }) => ({ list, id })),
  );
  return [...near, ...rest].flatMap(({ list, id }): TextTarget[] => {
    const entry = (resume[list] as readonly (Experience | Education)[]).find((candidate) => candidate.id === id);
    if (!entry || entry.endDate !== '' || ('current' in entry && entry.current)) return [];
    const field = entry.startDate === '' ? 'startDate' : period.isRange ? undefined : 'endDate';
    return field ? [{ kind: 'field', list, id, field }] : [];
  });
}

function contactsFor({ personalInfo }: ResumeData, text: string): TextTarget[] {
  const said = {
    email: findMail(text) !== '',
    linkedin: findLinkedIn(text) !== '',
    phone: findPhones(text).length > 0,
  };
  const fields = (['email', 'linkedin', 'phone'] as const)
    .filter((field) => said[field] && personalInfo[field].trim() === '')
    .map((field): TextTarget => ({ kind: 'personal', field }));
  return fields.length === 0 && isContactAlone(text) ? [{ kind: 'contact' }] : fields;
}

/** A text that is a number to call, or somebody's page, and nothing else. */
function isContactAlone(text: string): boolean {
  const [phone] = findPhones(text);
  return (phone?.from === 0 && phone.to === text.trim().length) || userNameIn(text) !== '';
}

/** An empty name of the entry that a field beside the text is of, and its description. */
function besides(resume: ResumeData, { part, entry, section }: FieldTarget): TextTarget[] {
  if (part === 'summary' || part === 'skills') return [{ kind: part }];
  if (part === 'languages') return [{ kind: 'language' }];
  if (part === 'customSections') return section ? [{ kind: 'item', section }] : [];
  if (part === 'personal' || entry === null) return [];
  if (part === 'projects') return [{ kind: 'entry', list: part, id: entry }];
  return [...emptyNames(resume, part, entry), { kind: 'entry', list: part, id: entry }];
}

/** The names that an entry lacks, as targets. */
function emptyNames(resume: ResumeData, list: DatedList, id: string): TextTarget[] {
  const entry = resume[list].find((candidate) => candidate.id === id) as Readonly<Record<string, unknown>> | undefined;
  return entry
    ? NAMES[list].filter((field) => entry[field] === '').map((field) => ({ kind: 'field', list, id, field }))
    : [];
}
