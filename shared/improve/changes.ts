import type { InferOutput } from 'valibot';
import type { ImprovementsSchema } from '../api/improve.ts';
import { RESUME_LIMITS } from '../resume/limits.ts';
import type { ResumeData } from '../resume/schema.ts';
import { detectGender, type Gender } from './guard/grammar.ts';
import { judgeProposal, type GuardVerdict } from './guard/guard.ts';
import { createPreview } from './preview.ts';
import type { ImprovedSection, SectionFailure } from './improvedSections.ts';
import type { ImproveResponse, TextLocation } from './suggestions.ts';

export type Improvements = InferOutput<typeof ImprovementsSchema>;

/** One text that an improvement would change. Only prose is: names, dates, titles and places stay the person's. */
export interface ImprovementChange extends TextLocation {
  readonly before: string;
  readonly after: string;
  /** What the guard says of it. */
  readonly verdict: GuardVerdict;
}

/** What is stored of an improvement and answered with the balance. */
export type ImproveOutcome = Omit<ImproveResponse, 'aiCredits'>;

type ChangedEntry = {
  readonly id: string;
  readonly description: string;
  readonly endDate: string;
  readonly current?: boolean;
};

/** Whether an entry goes on; undefined where its dates do not say. */
function isOngoing({ endDate, current }: ChangedEntry): boolean | undefined {
  if (current === true) return true;
  return endDate === '' ? undefined : false;
}

/** The gender in which a résumé speaks of its owner, where it shows one. */
export const resumeGender = (resume: ResumeData): Gender | undefined => detectGender(factTexts(resume).join('\n'));

export interface JudgeOptions {
  /** What the person states beside the résumé, as the number that was asked for. */
  readonly stated?: readonly string[];
  readonly summaryWritten?: boolean;
  /** Parts of texts that the model could not prove or a second call doubts, by `doubtKey`; they are findings too. */
  readonly doubts?: ReadonlyMap<string, readonly { readonly text: string }[]>;
}

export const doubtKey = (section: ImprovedSection, id: string) => `${section} ${id}`;

/**
 * What an answer would change in a résumé, judged by the guard. Entries are found by id (AI-05); unknown ids, blank
 * texts and texts that differ in spaces only change nothing. `summaryWritten`: the summary was to be written from the
 * whole résumé, not reworded.
 */
export function judgeChanges(
  resume: ResumeData,
  improvements: Improvements,
  { summaryWritten = false, stated = [], doubts = new Map() }: JudgeOptions = {},
): ImprovementChange[] {
  const gender = resumeGender(resume);
  const found: ImprovementChange[] = [];
  const { summary } = improvements;
  if (summary !== undefined && isRealChange(resume.summary, summary))
    found.push(
      toChange(
        'summary',
        undefined,
        resume.summary,
        summary,
        [...factTexts(resume), ...stated],
        RESUME_LIMITS.summary,
        gender,
        { written: summaryWritten, doubts: doubts.get(doubtKey('summary', 'summary')) },
      ),
    );
  for (const section of ['experience', 'education', 'projects'] as const) {
    const entries = new Map<string, ChangedEntry>(resume[section].map((entry) => [entry.id, entry]));
    for (const { id, description } of improvements[section]) {
      const entry = entries.get(id);
      if (!entry || description === undefined || !isRealChange(entry.description, description)) continue;
      found.push(
        toChange(
          section,
          id,
          entry.description,
          description,
          [...stringFields(entry), ...stated],
          RESUME_LIMITS.description,
          gender,
          {
            ongoing: isOngoing(entry),
            doubts: doubts.get(doubtKey(section, id)),
          },
        ),
      );
      entries.delete(id);
    }
  }
  return found;
}

interface ChangeDetails {
  readonly written?: boolean;
  readonly ongoing?: boolean | undefined;
  readonly doubts?: readonly { readonly text: string }[] | undefined;
}

/** The verdict with every doubt as a finding, where none of the guard's stands within it. */
function withDoubts(verdict: GuardVerdict, after: string, doubts: readonly { readonly text: string }[]): GuardVerdict {
  const added = doubts.flatMap(({ text }) => {
    const index = after.indexOf(text);
    const isTold = verdict.findings.some((finding) => finding.index >= index && finding.index < index + text.length);
    return index < 0 || isTold ? [] : [{ reason: 'evidence' as const, text, index }];
  });
  return added.length === 0
    ? verdict
    : { ...verdict, findings: [...verdict.findings, ...added].toSorted((a, b) => a.index - b.index) };
}

function toChange(
  section: ImprovedSection,
  id: string | undefined,
  before: string,
  after: string,
  context: readonly string[],
  limit: number,
  gender: Gender | undefined,
  { doubts = [], ...rest }: ChangeDetails = {},
): ImprovementChange {
  const text = after.trim();
  return {
    section,
    ...(id !== undefined && { id }),
    before,
    after: text,
    verdict: withDoubts(judgeProposal({ before, after: text, context, gender, limit, ...rest }), text, doubts),
  };
}

/** Changes that may be applied without asking: those in which the guard found nothing. */
export function safeChanges(changes: readonly ImprovementChange[]): ImprovementChange[] {
  return changes.filter(({ verdict }) => verdict.findings.length === 0);
}

/** The response: texts that may be applied, texts that wait for confirmation and why, lost facts, failed sections. */
export function toImproveOutcome(
  changes: readonly ImprovementChange[],
  failures: Readonly<Partial<Record<ImprovedSection, SectionFailure>>>,
): ImproveOutcome {
  const usable = safeChanges(changes);
  const entries = (section: ImprovedSection) =>
    usable.flatMap(({ section: of, id, after }) =>
      of === section && id !== undefined ? [{ id, description: after }] : [],
    );
  const summary = usable.find(({ section }) => section === 'summary')?.after;
  return {
    improvements: {
      ...(summary !== undefined && { summary }),
      experience: entries('experience'),
      education: entries('education'),
      projects: entries('projects'),
    },
    withheld: changes
      .filter(({ verdict }) => verdict.findings.length > 0)
      .map((change) => ({ ...toLocation(change), text: change.after, findings: [...change.verdict.findings] })),
    lost: changes
      .filter(({ verdict }) => verdict.lost.length > 0)
      .map((change) => ({ ...toLocation(change), facts: change.verdict.lost.map(({ text }) => text) })),
    marked: changes
      .filter(({ verdict }) => verdict.wording.length > 0)
      .map((change) => ({ ...toLocation(change), words: change.verdict.wording.map(({ text }) => text) })),
    failed: Object.entries(failures).map(([section, reason]) => ({ section: section as ImprovedSection, reason })),
  };
}

/** The same of an answer that nobody has paid for: what was found, and of the texts only as much as shows it. */
export function withPreviews(changes: readonly ImprovementChange[], outcome: ImproveOutcome): ImproveOutcome {
  return {
    ...outcome,
    marked: [],
    withheld: outcome.withheld.map(({ text, findings, ...place }) => {
      const before = changes.find(({ section, id }) => section === place.section && id === place.id)?.before ?? '';
      return { ...place, ...createPreview(text, before, findings) };
    }),
  };
}

const toLocation = ({ section, id }: TextLocation) => ({ section, ...(id !== undefined && { id }) });

/** A text as it is compared with another: spaces within lines and blank lines make no difference. */
export const normalizeSpaces = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
const isRealChange = (before: string, after: string) =>
  normalizeSpaces(after) !== '' && normalizeSpaces(before) !== normalizeSpaces(after);

/** Every text of a résumé that may lend its facts to the summary. Ways to reach the person are none. */
function factTexts({
  summary,
  experience,
  education,
  projects,
  skills,
  languages,
  customSections,
}: ResumeData): string[] {
  return [
    summary,
    ...[
      ...experience,
      ...education,
      ...projects,
      ...skills,
      ...languages,
      ...customSections,
      ...customSections.flatMap(({ items }) => items),
    ].flatMap(stringFields),
  ];
}

function stringFields(entry: object): string[] {
  return Object.entries(entry).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'id' && value !== '' ? [value] : [],
  );
}
