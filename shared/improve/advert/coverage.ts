import {
  LANGUAGE_LEVELS,
  type Experience,
  type LanguageLevel,
  type Project,
  type ResumeData,
} from '../../resume/schema.ts';
import { groupSkills } from '../../resume/skillGroups.ts';
import { withoutMarks } from '../../resume/textMarks.ts';
import { says } from '../guard/patterns.ts';
import type { ImprovedSection } from '../improvedSections.ts';
import { CUES } from '../lexicon/advertCues.ts';
import { FIELDS } from '../lexicon/adverts.ts';
import { listTextLocations } from '../suggestions.ts';
import { OR } from './pieces.ts';
import { LANGUAGE_NAMES, degreeIn } from './quantities.ts';
import type { Requirement } from './requirements.ts';
import { GRADE_WEIGHT, HEAD_WEIGHT, KINDS, ofItsKind, readIds, readTerms, type Term } from './terms.ts';

/** The place in a résumé that answers a requirement. */
export interface TermPlace {
  readonly section: ImprovedSection | 'personal' | 'skills' | 'languages';
  /** Id of the entry; absent if the section has only one. */
  readonly id?: string;
  /** The line that says it, to be shown. */
  readonly line: string;
}

/**
 * How a résumé answers a requirement: `in` if it says it, perhaps only in the list of skills (`listed`); `weak` if it
 * says a part (`part`), fewer years (`years`) or a lower level (`level`); otherwise `missing`.
 */
export interface RequirementRow extends Requirement {
  readonly standing: 'in' | 'weak' | 'missing';
  readonly why?: 'listed' | 'part' | 'years' | 'level';
  /** Where it says so; none where it is missing. */
  readonly places: readonly TermPlace[];
}

type RowAnswer = Pick<RequirementRow, 'standing' | 'why' | 'places'>;

interface CoveringEntry {
  readonly section: TermPlace['section'];
  readonly id?: string;
  readonly lines: readonly { readonly text: string; readonly ids: ReadonlySet<string> }[];
  readonly ids: ReadonlySet<string>;
  /** The ids without those of its section. */
  readonly said: ReadonlySet<string>;
  /** Title of a job. */
  readonly title?: string;
  /** Its duration. */
  readonly months: number;
}

const MISSING: RowAnswer = { standing: 'missing', places: [] };

/**
 * Compares the requirements of an advertisement with a résumé. Every row is computed from the two texts alone:
 * `missing` means that the résumé does not say it, not that the person cannot do it. `today`: `2026-11`, the end of
 * jobs that continue.
 */
export function coverRequirements(
  requirements: readonly Requirement[],
  resume: ResumeData,
  today: string,
): RequirementRow[] {
  const entries = readEntries(withoutMarks(resume), today);
  return requirements
    .map((requirement) => ({ ...requirement, ...answer(requirement, entries, resume) }))
    .filter(({ isDuty, standing }) => !isDuty || standing === 'in');
}

function answer(requirement: Requirement, entries: readonly CoveringEntry[], resume: ResumeData): RowAnswer {
  if (requirement.kind === 'language') return answerLanguage(requirement, resume);
  if (requirement.kind === 'degree' && requirement.degree > 0) return answerDegree(requirement, entries);
  // Working as an electrician does not prove an electrician's licence.
  const isHeld = requirement.kind === 'licence' || requirement.kind === 'certificate';
  const asked = isHeld
    ? entries.flatMap((entry) => heldIn(entry, requirement.kind === 'licence'))
    : // A degree in communication shows no trait.
      entries.filter(({ section }) => requirement.kind !== 'trait' || section !== 'education');
  // Half a certificate does not count; one of several requested times is a part.
  const [enough, least] = isHeld
    ? [EXACT_SHARE, requirement.options.some(hasGrade) ? LEAST_SHARE : EXACT_SHARE]
    : [WHOLE_SHARE, requirement.kind === 'availability' ? LEAST_OF_TIMES : LEAST_SHARE];
  const answers = requirement.options.map((terms) => answerTerms(terms, asked, least, enough));
  const best: RowAnswer = requirement.options.length === 0 ? { standing: 'in', places: [] } : strongest(answers);
  return requirement.years > 0 ? answerYears(requirement, best, entries) : best;
}

/** Returns what an entry says about licences and certificates. A job or a trade proves none; a degree is no licence. */
function heldIn(entry: CoveringEntry, isLicence: boolean): CoveringEntry[] {
  const { section, said } = entry;
  if (section === 'experience' || section === 'projects') return [];
  if ((section === 'personal' || section === 'summary') && !HOLDING_IDS.some((id) => said.has(id))) return [];
  return [isLicence && section === 'education' ? { ...entry, ids: said } : entry];
}

const STRENGTH = { in: 2, weak: 1, missing: 0 } as const;
const strongest = (answers: readonly RowAnswer[]): RowAnswer =>
  answers.reduce((best, each) => (STRENGTH[each.standing] > STRENGTH[best.standing] ? each : best), MISSING);

/** Shares of a requirement's weight that an entry, or the whole résumé, must say to answer it completely or in part. */
const [WHOLE_SHARE, EXACT_SHARE, TOGETHER_SHARE, LEAST_SHARE, LEAST_OF_TIMES] = [0.5, 0.6, 0.75, 0.39, 0.3];
/** Whether half of it is too little, because a class or grade is asked for. */
const hasGrade = (terms: readonly Term[]) => terms.some(({ weight }) => weight === GRADE_WEIGHT);

const PART_OF_A_PHRASE = 0.79;
/** Weight of the name in a requirement that names a tool: SQL queries. */
const NAME_SHARE = 0.8;

/** Returns the share of these terms that is said, 0 to 1. */
export function shareOf(terms: readonly Term[], ids: ReadonlySet<string>): number {
  const sum = (some: readonly Term[]) => {
    let [said, all] = [0, 0];
    for (const { ids: termIds, weight, parts = [] } of some) {
      const inParts = parts.length > 1 || parts[0]?.weight === 1 ? shareOf(parts, ids) : 0;
      all += weight;
      // A phrase without one of its words is only a part, whatever else is present.
      said += weight * (inParts === 1 || termIds.some((id) => ids.has(id)) ? 1 : inParts * PART_OF_A_PHRASE);
    }
    return all === 0 ? 0 : said / all;
  };
  const names = terms.filter(({ isName, weight }) => isName && weight === 1);
  if (names.length === 0 || names.length === terms.length) return sum(terms);
  const [named, others] = [sum(names), terms.filter((term) => !names.includes(term))];
  // Another tool of a kind that the requirement names counts as a part.
  const isKind = named === 0 && others.some((term) => term.ids.some((id) => ids.has(id) && KINDS.has(id)));
  return isKind ? LEAST_SHARE : named * NAME_SHARE + sum(others) * (1 - NAME_SHARE);
}

/** Returns the line of an entry that says most of the terms. */
function placeOf(terms: readonly Term[], { section, id, lines }: CoveringEntry): TermPlace {
  const shares = lines.map(({ ids }) => shareOf(terms, ids));
  const line = lines[shares.indexOf(Math.max(...shares))]?.text ?? '';
  return { section, ...(id !== undefined && { id }), line };
}

type Entries = readonly CoveringEntry[];
function answerTerms(terms: readonly Term[], entries: Entries, least = LEAST_SHARE, whole = WHOLE_SHARE): RowAnswer {
  const isExact = terms.some(({ weight }) => weight > HEAD_WEIGHT);
  const shares = entries.map((entry) => ({ entry, share: shareOf(terms, isExact ? entry.ids : entry.said) }));
  const enough = hasGrade(terms) ? EXACT_SHARE : whole;
  const saying = shares.filter(({ share }) => share >= enough);
  const shown = saying.filter(({ entry }) => entry.section !== 'skills');
  const places = (answers: typeof shares) => answers.map(({ entry }) => placeOf(terms, entry));
  if (shown.length > 0) return { standing: 'in', places: places(shown) };
  if (saying.length > 0) return { standing: 'in', why: 'listed', places: places(saying) };
  const most = Math.max(0, ...shares.map(({ share }) => share));
  const best = shares.filter(({ share }) => share === most);
  // Spread over the résumé: one line names the tool, another what was done with it.
  const together = shareOf(terms, new Set(entries.flatMap(({ ids }) => [...ids])));
  if (most > 0 && together >= TOGETHER_SHARE) return { standing: 'in', places: places(best) };
  if (most < least) return answerByKind(terms, entries);
  return { standing: 'weak', why: 'part', places: places(best) };
}

/** Answers by another tool of the same kind: RabbitMQ for Kafka. */
function answerByKind(terms: readonly Term[], entries: Entries): RowAnswer {
  const kinds = terms.filter(({ isName }) => isName).map(ofItsKind);
  const near = entries.filter(({ ids }) => kinds.some((term) => term.ids.some((id) => ids.has(id))));
  return near.length === 0
    ? MISSING
    : { standing: 'weak', why: 'part', places: near.map((entry) => placeOf(kinds, entry)) };
}

const sumMonths = (jobs: Entries) => jobs.reduce((sum, { months }) => sum + months, 0);

/** Answers a requirement of years by the total duration of matching jobs. */
function answerYears({ years, options, trade }: Requirement, best: RowAnswer, entries: Entries): RowAnswer {
  const worked = entries.filter(({ section }) => section === 'experience');
  const said = worked.filter(
    ({ ids }) => options.length === 0 || options.some((terms) => shareOf(terms, ids) >= WHOLE_SHARE),
  );
  // A person who had the advertised job has experience in its tasks, whatever they are called. Tools must be named.
  const held = options.some((terms) => terms.every(({ isName }) => !isName)) ? worked.filter(isJobOf(trade)) : [];
  const isEnough = (some: Entries) => sumMonths(some) >= years * 12 - 1;
  const jobs = isEnough(said) ? said : [...new Set([...said, ...held])];
  if (sumMonths(jobs) === 0)
    return options.length === 0 ? MISSING : best.standing === 'in' ? { ...best, standing: 'weak', why: 'years' } : best;
  const places = best.places.length > 0 ? best.places : jobs.map((job) => placeOf(options[0] ?? [], job));
  if (!isEnough(jobs)) return { standing: 'weak', why: 'years', places };
  // If a part is said for enough years, that suffices.
  if (best.why === 'part' || jobs !== said) return { standing: 'in', places };
  return best.standing === 'missing' ? { standing: 'weak', why: 'part', places } : { ...best, places };
}

/** Returns a test for jobs whose title matches the advertisement's: a senior barista is a barista. */
const isJobOf =
  (trade: ReadonlySet<string>) =>
  ({ title = '' }: CoveringEntry): boolean =>
    readTerms(title).some(({ ids, weight }) => weight > HEAD_WEIGHT && ids.some((id) => trade.has(id)));

/** Fluent and advanced count as one, because people use both for the same level. */
const rankOf = (level: LanguageLevel) => LANGUAGE_LEVELS.indexOf(level === 'advanced' ? 'fluent' : level);

function answerLanguage({ languages, level }: Requirement, resume: ResumeData): RowAnswer {
  const spoken = resume.languages.filter(({ name }, place) =>
    languages.length === 0
      ? place > 0
      : languages.some((number) =>
          LANGUAGE_NAMES[number]?.some((each) => name.trim().toLowerCase().includes(each.toLowerCase())),
        ),
  );
  if (spoken.length === 0) return MISSING;
  const places = spoken.map(({ name }) => ({ section: 'languages' as const, line: name }));
  const enough = spoken.some((each) => level === null || (each.level && rankOf(each.level) <= rankOf(level)));
  return enough ? { standing: 'in', places } : { standing: 'weak', why: 'level', places };
}

const FIELD_IDS = FIELDS.map((names) => new Set(names.flatMap((name) => readTerms(name).map(({ ids }) => ids[0]))));
/** Whether the terms on all sides belong to one row of related fields. */
const isKin = (...sides: readonly (readonly Term[])[]) =>
  FIELD_IDS.some((field) => sides.every((terms) => terms.some(({ ids }) => field.has(ids[0]))));

/** Rank of a master's degree, of which a bachelor's is no part. */
const MASTER = 3;
function answerDegree({ degree, options, text }: Requirement, entries: readonly CoveringEntry[]): RowAnswer {
  const held = entries.filter(
    ({ section, lines }) => section !== 'skills' && lines.some((line) => degreeIn(line.text) >= degree),
  );
  const studied = strongest(options.map((terms) => answerTerms(terms, entries)));
  // "A degree or a course in …"
  const isEither = text.search(OR) >= 0 && says(text, CUES.otherWay);
  if (isEither && (held.length === 0 || studied.standing === 'in')) return studied;
  // A course or a lower degree in the same field is a part.
  if (held.length === 0 && degree < MASTER) {
    const lower = entries.filter(({ section }) => section === 'education');
    const { standing, places } = strongest(options.map((terms) => answerTerms(terms, lower)));
    return standing === 'missing' ? MISSING : { standing: 'weak', why: 'level', places };
  }
  if (held.length === 0) return MISSING;
  const isOf = ({ ids }: CoveringEntry) => options.some((terms) => shareOf(terms, ids) >= LEAST_SHARE);
  const isNear = ({ lines }: CoveringEntry) =>
    says(text, CUES.similar) && lines.some((line) => isKin(options.flat(), readTerms(line.text)));
  const fits = held.filter((entry) => options.length === 0 || isOf(entry) || isNear(entry));
  const places = (fits.length > 0 ? fits : held).map((entry) => placeOf(options.flat(), entry));
  return fits.length > 0 ? { standing: 'in', places } : { standing: 'weak', why: 'part', places };
}

const CREDENTIAL_IDS = [
  ...readIds('certificate, certified, licence, course, רישיון, תעודה, תעודת, הסמכה, מוסמך, קורס'),
];

const HOLDING_IDS = [...CREDENTIAL_IDS, ...readIds('member, admitted, registered, רשום, רשומה, חבר, חברה')];

const monthOf = (date: string) => {
  const [, year, month = '1'] = /^(\d{4})(?:-(\d{2}))?$/.exec(date.trim()) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + Number(month);
};

/** Creates an entry from lines. Lines of studies, courses and licences count as certificates without the word. */
function toEntry(
  place: Omit<TermPlace, 'line'> & { readonly title?: string },
  written: readonly string[],
  months = 0,
): CoveringEntry {
  const lines = written.filter((line) => line.trim() !== '').map((line) => ({ text: line, ids: readIds(line) }));
  const said = new Set(lines.flatMap(({ ids }) => [...ids]));
  const held = place.section === 'education' || place.section === 'custom' ? CREDENTIAL_IDS : [];
  return { ...place, lines, months, said, ids: new Set([...said, ...held]) };
}

const dated = ({ startDate = '', endDate = '', current = false }: Partial<Experience>, today: string) => {
  const [from, until] = [monthOf(startDate), monthOf(current ? today : endDate)];
  return from === undefined || until === undefined ? 0 : Math.max(0, until - from + 1);
};

export function readEntries(resume: ResumeData, today: string): CoveringEntry[] {
  const described = listTextLocations(resume).map(({ section, id, text, heading, entry }) => {
    const { technologies = '' }: Partial<Project> = entry;
    const lines = [[...heading, technologies].filter(Boolean).join(', '), ...text.split('\n')];
    return toEntry(
      { section, ...(id !== undefined && { id }), ...(section === 'experience' && { title: heading[0] ?? '' }) },
      lines,
      section === 'experience' ? dated(entry, today) : 0,
    );
  });
  return [
    toEntry({ section: 'personal' }, [resume.headline ?? '']),
    ...described,
    ...[...resume.skills, ...groupSkills(resume.skills)].map(({ name }) => toEntry({ section: 'skills' }, [name])),
  ].filter(({ lines }) => lines.length > 0);
}
