import { lettersAndDigits } from '../../../shared/resume/text.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { parseDate } from '../../../shared/dates/parseDate.ts';

/** The scored parts of a document's résumé. A text may list several right answers, separated by `||`. */
export interface ExpectedResume {
  readonly personalInfo: Readonly<Record<string, string>> | ResumeData['personalInfo'];
  readonly summary?: string;
  readonly experience?: readonly Readonly<Record<string, unknown>>[];
  readonly education?: readonly Readonly<Record<string, unknown>>[];
  readonly projects?: readonly Readonly<Record<string, unknown>>[];
  readonly skills?: readonly (string | { readonly name: string })[];
  readonly languages?: readonly { readonly name: string }[];
}

/** Shares that are right, in percent; undefined if the document has nothing of the kind. */
export interface FieldScores {
  /** Mean over all fields that the document has. */
  readonly mean: number;
  /** Share of experience items with title, company and dates all right; spurious ones count against it. */
  readonly item: number | undefined;
  /** As the last, of education items. */
  readonly study: number | undefined;
  /** Score of the contact fields that the document has or that were read. */
  readonly contacts: number;
  readonly email: number | undefined;
  readonly phone: number | undefined;
  /** Score of the professional title; not part of the mean, so that it compares with earlier figures. */
  readonly headline: number | undefined;
}

export type ScoredEntry = Readonly<Record<string, unknown>>;
export const text = (value: unknown) => (typeof value === 'string' ? value : '');
const normalizeValue = (value: unknown) =>
  text(value)
    .normalize('NFKC')
    .replace(/\p{Cf}|[\u0591-\u05bd]/gu, '')
    .replace(/[“”„״]|''/g, '"')
    .replace(/[’‘׳]/g, "'")
    .replace(/[‐-―−־]/g, '-')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:|]+|[\s.,;:|]+$/g, '')
    .toLowerCase();
const isSameValue = (truth: unknown, found: unknown) =>
  text(truth)
    .split('||')
    .some((one) => normalizeValue(one) === normalizeValue(found));
/** As {@link isSameValue}, of a contact in its form. */
const isOneOf = (truth: string, found: string, form: (value: string) => string) =>
  truth.split('||').some((one) => form(one) === form(found));
const digits = (value: string) => value.replace(/\D/g, '').replace(/^972/, '0').replace(/^00/, '0');
const address = (value: string) =>
  normalizeValue(value)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
const date = (value: unknown) => parseDate(text(value)) ?? '';
/** Returns whether a value of an entry is right; a place after a name may be part of the name or a separate field. */
export const isSameField = (truth: ScoredEntry, found: ScoredEntry, key: string) =>
  isSameValue(truth[key], found[key]) ||
  (text(found['location']) !== '' && isSameValue(truth[key], `${text(found[key])}, ${text(found['location'])}`));

const isSameDate = (truth: unknown, found: unknown) =>
  text(truth)
    .split('||')
    .some((one) =>
      date(one) === ''
        ? date(found) === ''
        : date(found) === date(one) || (date(one).length === 4 && date(found).startsWith(date(one))),
    );
export const isSamePeriod = (truth: ScoredEntry, found: ScoredEntry) =>
  isSameDate(truth['startDate'], found['startDate']) &&
  (truth['current'] === true
    ? found['current'] === true || (found['current'] === undefined && text(found['endDate']) !== '')
    : found['current'] !== true && isSameDate(truth['endDate'], found['endDate']));

/** Twice the right ones over all there are on both sides (F1), in percent. */
const f1Percent = (right: number, truth: number, found: number) =>
  truth + found === 0 ? undefined : (200 * right) / (truth + found);

/** Entries that belong together: the most alike first, each once. */
export function pairEntries(
  truth: readonly ScoredEntry[],
  found: readonly ScoredEntry[],
  keys: readonly string[],
): (readonly [ScoredEntry, ScoredEntry])[] {
  const alike = (a: ScoredEntry, b: ScoredEntry) =>
    keys.reduce((sum, key) => sum + wordOverlap(a[key], b[key]), 0) +
    (date(a['startDate']) !== '' && isSameDate(a['startDate'], b['startDate']) ? 0.5 : 0);
  const all = truth
    .flatMap((a) => found.map((b) => ({ a, b, score: alike(a, b) })))
    .filter(({ score }) => score > 0.4)
    .toSorted((x, y) => y.score - x.score);
  const used = new Set<ScoredEntry>();
  return all.flatMap(({ a, b }) => (used.has(a) || used.has(b) ? [] : (used.add(a), used.add(b), [[a, b] as const])));
}

const wordsIn = (value: unknown) =>
  normalizeValue(value)
    .split(/[\s,.;:()"'|/-]+/)
    .filter((word) => word !== '');

export function wordOverlap(truth: unknown, found: unknown): number {
  const [a, b] = [wordsIn(truth), wordsIn(found)];
  if (a.length + b.length === 0) return 1;
  const left = [...b];
  const common = a.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1).length > 0).length;
  return (2 * common) / (a.length + b.length);
}

const scoreList = (
  entries: readonly ScoredEntry[] | undefined,
  read: readonly ScoredEntry[] | undefined,
  keys: readonly string[],
) => {
  const [a, b] = [entries ?? [], read ?? []];
  const matched = pairEntries(a, b, keys);
  const of = (test: (pair: readonly [ScoredEntry, ScoredEntry]) => boolean) =>
    f1Percent(matched.filter(test).length, a.length, b.length);
  return {
    fields: [...keys.map((key) => of(([x, y]) => isSameField(x, y, key))), of(([x, y]) => isSamePeriod(x, y))],
    item: of(([x, y]) => keys.every((key) => isSameField(x, y, key)) && isSamePeriod(x, y)),
  };
};

const normalizeNames = (values: readonly (string | { readonly name: string })[] | undefined) =>
  (values ?? []).map((value) => normalizeValue(typeof value === 'string' ? value : value.name));
const scoreSet = (a: readonly string[], b: readonly string[]) =>
  f1Percent(a.filter((value) => b.includes(value)).length, a.length, b.length);

/** Scores what was read against what the document says; a refused document has nothing right. */
export function scoreFields(truth: ExpectedResume, found: ResumeData | undefined): FieldScores {
  const personal = truth.personalInfo as Readonly<Record<string, string>>;
  const own = found?.personalInfo as Readonly<Record<string, string>> | undefined;
  const contact = (key: string, form: (value: string) => string) =>
    personal[key] ? (isOneOf(personal[key], own?.[key] ?? '', form) ? 100 : 0) : own?.[key] ? 0 : undefined;
  const experience = scoreList(truth.experience, found?.experience, ['title', 'company']);
  const education = scoreList(truth.education, found?.education, ['degree', 'institution']);
  const projects = scoreList(truth.projects, found?.projects, ['name']);
  const [email, phone] = [contact('email', normalizeValue), contact('phone', digits)];
  const contacts = [
    contact('fullName', normalizeValue),
    email,
    phone,
    contact('address', normalizeValue),
    contact('linkedin', (value) => address(value).replace(/^.*linkedin\.com\//, '')),
    contact('website', address),
  ].filter((value) => value !== undefined);
  const all = [
    ...contacts,
    truth.summary ? 100 * wordOverlap(truth.summary, found?.summary) : undefined,
    ...experience.fields,
    ...education.fields,
    ...projects.fields,
    scoreSet(normalizeNames(truth.skills), normalizeNames(found?.skills)),
    scoreSet(normalizeNames(truth.languages), normalizeNames(found?.languages)),
  ].filter((value) => value !== undefined);
  return {
    mean: mean(all),
    item: experience.item,
    study: education.item,
    contacts: mean(contacts),
    email,
    phone,
    headline:
      personal['headline'] || found?.headline
        ? isOneOf(personal['headline'] ?? '', found?.headline ?? '', normalizeValue)
          ? 100
          : 0
        : undefined,
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Values that were read, of which some are shown as sure, of which some are wrong. */
export interface SureScore {
  readonly values: number;
  readonly sure: number;
  /** `path: value` of those that are sure and wrong. */
  readonly wrong: readonly string[];
}

/** Confidence from which the review shows a value as sure. */
export const SURE = 0.85;

/** A value that was read, and whether it is right. */
export interface JudgedValue {
  readonly path: string;
  readonly value: string;
  readonly right: boolean;
}

/** Judges the values with a confidence of their own: contacts, names and dates of entries. */
export function judgeValues(truth: ExpectedResume, found: ResumeData | undefined): readonly JudgedValue[] {
  const judged: JudgedValue[] = [];
  const judge = (path: string, value: unknown, right: boolean) => {
    if (text(value) !== '') judged.push({ path, value: text(value), right });
  };
  if (found) {
    const { personalInfo, experience, education } = found;
    const said = truth.personalInfo as Readonly<Record<string, string>>;
    for (const [key, form] of CONTACT_FORMS)
      judge(`personalInfo.${key}`, personalInfo[key], isOneOf(said[key] ?? '', personalInfo[key], form));
    for (const [list, entries, expected, keys] of [
      ['experience', experience, truth.experience ?? [], ['title', 'company']],
      ['education', education, truth.education ?? [], ['degree', 'institution']],
    ] as const) {
      const pairs = pairEntries(expected, entries, keys);
      for (const [at, entry] of entries.entries()) {
        const own = pairs.find(([, other]) => other === entry)?.[0];
        const values: Readonly<Record<string, unknown>> = entry;
        for (const key of keys)
          judge(`${list}.${at}.${key}`, values[key], own !== undefined && isSameField(own, values, key));
        judge(`${list}.${at}.startDate`, values['startDate'], own !== undefined && isSamePeriod(own, values));
      }
    }
  }
  return judged;
}

/** Counts the values that are shown as sure, and those of them that are wrong. */
export function scoreSure(
  truth: ExpectedResume,
  found: { readonly resumeData: ResumeData; readonly confidence: Readonly<Record<string, number>> } | undefined,
): SureScore {
  const judged = judgeValues(truth, found?.resumeData);
  const sure = judged.filter(({ path }) => (found?.confidence[path] ?? 0) >= SURE);
  return {
    values: judged.length,
    sure: sure.length,
    wrong: sure.filter(({ right }) => !right).map(({ path, value }) => `${path}: ${value}`),
  };
}

const CONTACT_FORMS = [
  ['fullName', normalizeValue],
  ['email', normalizeValue],
  ['phone', digits],
  ['address', normalizeValue],
  ['linkedin', (value: string) => address(value).replace(/^.*linkedin\.com\//, '')],
  ['website', address],
] as const;

/** Names and texts of the reading of which the document says no word anywhere. */
export function findInvented(truth: ExpectedResume, found: ResumeData): string[] {
  const said = lettersAndDigits(JSON.stringify(truth).replaceAll('\\n', ' '));
  const names = [
    found.personalInfo.fullName,
    ...found.experience.flatMap(({ title, company }) => [title, company]),
    ...found.education.flatMap(({ degree, institution }) => [degree, institution]),
    ...found.skills.map(({ name }) => name),
    ...found.languages.map(({ name }) => name),
  ];
  return names.filter(
    (name) =>
      name
        .split(/[^\p{L}\p{N}"'״׳.&+#-]+/u)
        .every((word) => lettersAndDigits(word) === '' || !said.includes(lettersAndDigits(word))) &&
      lettersAndDigits(name) !== '',
  );
}
