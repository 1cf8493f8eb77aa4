import type { ResumeData } from '../../../shared/resume/schema.ts';
import { parseDate } from '../../../shared/resume/dates.ts';

/** What a document says: the parts of a résumé that are scored. A text may list right answers with `||` between. */
export interface Truth {
  readonly personalInfo: Readonly<Record<string, string>> | ResumeData['personalInfo'];
  readonly summary?: string;
  readonly experience?: readonly Readonly<Record<string, unknown>>[];
  readonly education?: readonly Readonly<Record<string, unknown>>[];
  readonly projects?: readonly Readonly<Record<string, unknown>>[];
  readonly skills?: readonly (string | { readonly name: string })[];
  readonly languages?: readonly { readonly name: string }[];
}

/** Shares that are right, in percent; undefined where the document has nothing of the kind. */
export interface Fields {
  /** Of all fields that the document has. */
  readonly mean: number;
  /** Of experience items: title, company and dates all right, spurious ones counted against. */
  readonly item: number | undefined;
  readonly email: number | undefined;
  readonly phone: number | undefined;
}

type Entry = Readonly<Record<string, unknown>>;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const plain = (value: unknown) => text(value).normalize('NFKC').replace(/\p{Cf}|[\u0591-\u05bd]/gu, '').replace(/[“”„״]|''/g, '"').replace(/[’‘׳]/g, "'").replace(/[‐-―−־]/g, '-').replace(/\s*-\s*/g, '-').replace(/\s+/g, ' ').replace(/^[\s.,;:|]+|[\s.,;:|]+$/g, '').toLowerCase();
const same = (truth: unknown, found: unknown) => text(truth).split('||').some((one) => plain(one) === plain(found));
const digits = (value: string) => value.replace(/\D/g, '').replace(/^972/, '0').replace(/^00/, '0');
const address = (value: string) => plain(value).replace(/^https?:\/\//, '').replace(/^www\./, '').replace(/\/$/, '');
const date = (value: unknown) => parseDate(text(value)) ?? '';
const sameDate = (truth: unknown, found: unknown) => date(truth) === '' ? date(found) === '' : date(found) === date(truth) || (date(truth).length === 4 && date(found).startsWith(date(truth)));
const sameTime = (truth: Entry, found: Entry) => sameDate(truth['startDate'], found['startDate']) && (truth['current'] === true ? found['current'] === true || (found['current'] === undefined && text(found['endDate']) !== '') : found['current'] !== true && sameDate(truth['endDate'], found['endDate']));

/** Twice the right ones over all there are on both sides (F1), in percent. */
const share = (right: number, truth: number, found: number) => (truth + found === 0 ? undefined : (200 * right) / (truth + found));

/** Entries that belong together: the most alike first, each once. */
function pairs(truth: readonly Entry[], found: readonly Entry[], keys: readonly string[]): (readonly [Entry, Entry])[] {
  const alike = (a: Entry, b: Entry) => keys.reduce((sum, key) => sum + wordShare(a[key], b[key]), 0) + (date(a['startDate']) !== '' && sameDate(a['startDate'], b['startDate']) ? 0.5 : 0);
  const all = truth.flatMap((a) => found.map((b) => ({ a, b, score: alike(a, b) }))).filter(({ score }) => score > 0.4).toSorted((x, y) => y.score - x.score);
  const used = new Set<Entry>();
  return all.flatMap(({ a, b }) => (used.has(a) || used.has(b) ? [] : (used.add(a), used.add(b), [[a, b] as const])));
}

const wordsIn = (value: unknown) => plain(value).split(/[\s,.;:()"'|/-]+/).filter((word) => word !== '');

function wordShare(truth: unknown, found: unknown): number {
  const [a, b] = [wordsIn(truth), wordsIn(found)];
  if (a.length + b.length === 0) return 1;
  const left = [...b];
  const common = a.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1).length > 0).length;
  return (2 * common) / (a.length + b.length);
}

const list = (entries: readonly Entry[] | undefined, read: readonly Entry[] | undefined, keys: readonly string[]) => {
  const [a, b] = [entries ?? [], read ?? []];
  const matched = pairs(a, b, keys);
  const of = (test: (pair: readonly [Entry, Entry]) => boolean) => share(matched.filter(test).length, a.length, b.length);
  return { fields: [...keys.map((key) => of(([x, y]) => same(x[key], y[key]))), of(([x, y]) => sameTime(x, y))], item: of(([x, y]) => keys.every((key) => same(x[key], y[key])) && sameTime(x, y)) };
};

const names = (values: readonly (string | { readonly name: string })[] | undefined) => (values ?? []).map((value) => plain(typeof value === 'string' ? value : value.name));
const set = (a: readonly string[], b: readonly string[]) => share(a.filter((value) => b.includes(value)).length, a.length, b.length);

/** Scores what was read against what the document says; a refused document has nothing right. */
export function fieldsOf(truth: Truth, found: ResumeData | undefined): Fields {
  const personal = truth.personalInfo as Readonly<Record<string, string>>;
  const own = found?.personalInfo as Readonly<Record<string, string>> | undefined;
  const contact = (key: string, form: (value: string) => string) => (personal[key] ? (form(personal[key]) === form(own?.[key] ?? '') ? 100 : 0) : own?.[key] ? 0 : undefined);
  const experience = list(truth.experience, found?.experience, ['title', 'company']);
  const education = list(truth.education, found?.education, ['degree', 'institution']);
  const projects = list(truth.projects, found?.projects, ['name']);
  const [email, phone] = [contact('email', plain), contact('phone', digits)];
  const all = [
    contact('fullName', plain), email, phone, contact('address', plain), contact('linkedin', (value) => address(value).replace(/^.*linkedin\.com\//, '')), contact('website', address),
    truth.summary ? 100 * wordShare(truth.summary, found?.summary) : undefined,
    ...experience.fields, ...education.fields, ...projects.fields,
    set(names(truth.skills), names(found?.skills)), set(names(truth.languages), names(found?.languages)),
  ].filter((value) => value !== undefined);
  return { mean: all.reduce((sum, value) => sum + value, 0) / all.length, item: experience.item, email, phone };
}

const bare = (value: string) => value.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Names and texts of the reading of which the document says no word anywhere. */
export function inventedIn(truth: Truth, found: ResumeData): string[] {
  const said = bare(JSON.stringify(truth).replaceAll('\\n', ' '));
  const names = [found.personalInfo.fullName, ...found.experience.flatMap(({ title, company }) => [title, company]), ...found.education.flatMap(({ degree, institution }) => [degree, institution]), ...found.skills.map(({ name }) => name), ...found.languages.map(({ name }) => name)];
  return names.filter((name) => name.split(/[^\p{L}\p{N}"'״׳.&+#-]+/u).every((word) => bare(word) === '' || !said.includes(bare(word))) && bare(name) !== '');
}
