import type { TextLine } from '../../../functions/import/page/textLine.ts';
import { kindByName } from '../../../functions/import/resume/headings.ts';
import { isLabel } from '../../../functions/import/resume/labels.ts';
import { findPeriods } from '../../../functions/import/resume/periods.ts';
import { LABELS, type Label } from '../../../functions/import/understand/labels.ts';
import type { Part } from '../../../functions/import/understand/parts.ts';
import { DOCUMENT_TITLE, lexicalOf } from '../../../functions/import/understand/textClass.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { lettersAndDigits } from '../../../shared/resume/text.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** A place in a résumé that a part may belong to: `x.title` of the second entry. */
interface Slot {
  readonly label: string;
  readonly entry: number;
  readonly plain: string;
  readonly dates?: readonly string[];
  /** The jobs below an employer that stands above them. */
  readonly posts?: readonly number[];
}

const HEADED = new Set(['contacts', 'summary', 'experience', 'education', 'skills', 'languages', 'projects']);
const headingLabel = (kind: string) => (HEADED.has(kind) ? `h:${kind}` : 'h:custom');

/** The labels of the parts of a file whose résumé is known, by the cheapest way through its fields. */
export function alignToResume(
  parts: readonly Part[],
  lines: readonly TextLine[],
  resume: ResumeData,
): (Label | undefined)[] {
  const groups = groupSlots(parts, resume);
  // What stands above several posts stands at none of them.
  const isAbove = ({ label, entry }: Slot) =>
    groups.some(
      (one) => one.posts.length > 1 && one.posts.includes(entry) && ownProperty(OF_GROUP, one.label) === label,
    );
  const slots: Slot[] = [...slotsOf(resume).filter((slot) => !isAbove(slot)), ...groups];
  let section = 'head';
  const headEnd = endOfHead(parts);
  const choices = parts.map((part) => {
    const cell = lines[part.line]?.cells[part.cell]?.text ?? '';
    if (part.from < 3 && cell.length - part.to < 4) section = kindByName(part.text) ?? section;
    return candidates(part, lines, slots, section, part.line < headEnd);
  });
  const costs: number[][] = [];
  const from: number[][] = [];
  for (const [at, own] of choices.entries()) {
    costs.push(own.map(() => Infinity));
    from.push(own.map(() => 0));
    for (const [index, { slot, cost }] of own.entries())
      if (at === 0) (costs[0] as number[])[index] = cost;
      else
        for (const [before, { slot: previous }] of (choices[at - 1] ?? []).entries()) {
          const total = (costs[at - 1]?.[before] ?? 0) + cost + step(previous, slot);
          if (total < (costs[at]?.[index] ?? Infinity)) {
            (costs[at] as number[])[index] = total;
            (from[at] as number[])[index] = before;
          }
        }
  }
  const chosen: (Slot | undefined)[] = [];
  const last = costs.at(-1) ?? [];
  let index = last.indexOf(Math.min(...last));
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    chosen[at] = choices[at]?.[index]?.slot;
    index = from[at]?.[index] ?? 0;
  }
  const begun = new Set<string>();
  return chosen.map((slot) => {
    if (!slot) return undefined;
    const key = `${slot.label.split('.')[0]} ${slot.entry}`;
    const isFirst = slot.entry >= 0 && !begun.has(key);
    if (isFirst) begun.add(key);
    const whole = `B.${slot.label}`;
    return (
      LABELS.find((label) => label === (isFirst ? whole : slot.label)) ?? LABELS.find((label) => label === slot.label)
    );
  });
}

/** What a text above the posts of an employer is for each of them. */
const OF_GROUP: Readonly<Record<string, string>> = { 'g.company': 'x.company', 'g.place': 'x.place' };

type GroupSlot = Slot & { readonly posts: readonly number[] };

/** The employers that a page says once, above several posts; if there is one, those with a single post too. */
function groupSlots(parts: readonly Part[], { experience }: ResumeData): GroupSlot[] {
  const groups: { plain: string; posts: number[] }[] = [];
  for (const [at, { company }] of experience.entries()) {
    const plain = lettersAndDigits(company);
    const last = groups.at(-1);
    if (last?.plain === plain) last.posts.push(at);
    else groups.push({ plain, posts: [at] });
  }
  const texts = parts.map(({ text }) => lettersAndDigits(text));
  const isAbove = groups.some(
    ({ plain, posts }) =>
      posts.length > 1 &&
      plain !== '' &&
      texts.filter((text) => text === plain || (plain.startsWith(text) && text.length > 3)).length < posts.length,
  );
  if (!isAbove) return [];
  return groups.flatMap(({ plain, posts }, number): GroupSlot[] => {
    const [newest, oldest] = [experience[posts[0] ?? 0], experience[posts.at(-1) ?? 0]];
    if (plain === '' || !newest || !oldest) return [];
    const entry = GROUPS_FROM + number;
    const places = new Set(posts.map((at) => lettersAndDigits(experience[at]?.location ?? '')));
    const [place = ''] = places;
    const dates = [oldest.startDate, newest.endDate].filter((date) => date !== '');
    return [
      { label: 'g.company', entry, plain, posts },
      ...(place === '' || places.size > 1 ? [] : [{ label: 'g.place', entry, plain: place, posts }]),
      // The time of a single post is its own.
      ...(posts.length > 1 ? [{ label: 'g.period', entry, plain: '', dates, posts }] : []),
    ];
  });
}

/** The number of the first employer with posts, above those of entries. */
const GROUPS_FROM = 1_000;

function slotsOf(resume: ResumeData): Slot[] {
  const slots: Slot[] = [];
  const add = (label: string, entry: number, text: string) => {
    const plain = lettersAndDigits(text);
    if (plain !== '') slots.push({ label, entry, plain });
  };
  const dated = (label: string, entry: number, dates: readonly string[]) =>
    slots.push({ label, entry, plain: '', dates: dates.filter((date) => date !== '') });
  add('name', -1, resume.personalInfo.fullName);
  add('address', -1, resume.personalInfo.address);
  for (const key of ['email', 'phone', 'linkedin', 'website'] as const) add('contact', -1, resume.personalInfo[key]);
  add('headline', -1, resume.headline ?? '');
  add('summary', -1, resume.summary);
  const addAround = (kind: 'x' | 'e', at: number, entry: ResumeData['experience' | 'education'][number]) => {
    add(`${kind}.place`, at, entry.location);
    add(`${kind}.body`, at, entry.description);
    dated(`${kind}.period`, at, [entry.startDate, entry.endDate]);
  };
  for (const [at, job] of resume.experience.entries()) {
    add('x.title', at, job.title);
    add('x.company', at, job.company);
    addAround('x', at, job);
  }
  for (const [at, study] of resume.education.entries()) {
    add('e.degree', at, study.degree);
    add('e.school', at, study.institution);
    addAround('e', at, study);
  }
  for (const [at, one] of resume.projects.entries()) {
    add('p.name', at, one.name);
    add('p.body', at, `${one.description} ${one.url}`);
    dated('p.period', at, [one.startDate, one.endDate]);
  }
  let number = 0;
  for (const section of resume.customSections) {
    add('h:custom', -1, section.title);
    for (const item of section.items) {
      add('c.title', number, item.title);
      add('c.body', number, item.description);
      dated('c.period', number, [item.startDate, item.endDate]);
      number += 1;
    }
  }
  add('skill', -1, resume.skills.map(({ name }) => name).join(' '));
  add('language', -1, resume.languages.map(({ name }) => name).join(' '));
  return slots;
}

/** Lines of an entry that stand above its period, at the most. */
const MAX_LINES_ABOVE_PERIOD = 2;

const isRange = (text: string) => findPeriods(text).some((period) => period.isRange);

/** The first line at which there may be entries, whatever heads them: near the first period of two dates. */
function endOfHead(parts: readonly Part[]): number {
  const first = parts.find(({ kind, text }) => kind === 'period' && isRange(text));
  return first ? first.line - MAX_LINES_ABOVE_PERIOD : Infinity;
}

function candidates(
  part: Part,
  lines: readonly TextLine[],
  slots: readonly Slot[],
  section: string,
  isAboveEntries: boolean,
): { slot: Slot | undefined; cost: number }[] {
  const own = lettersAndDigits(part.text);
  const found: { slot: Slot | undefined; cost: number }[] = [{ slot: undefined, cost: 2.2 }];
  const isWhole =
    lines[part.line]?.cells[part.cell]?.text.replace(/(?<![\s:])[\s:]+$/, '').length === part.text.length ||
    part.boundary === 'start';
  const kind = kindByName(part.text);
  if (kind && (isWhole || part.from < 3))
    found.push({ slot: { label: headingLabel(kind), entry: -1, plain: own }, cost: isWhole ? 0.2 : 0.8 });
  const isInHead = isAboveEntries && (section === 'head' || section === 'contacts');
  if (DOCUMENT_TITLE.test(part.text)) found.push({ slot: { label: 'junk', entry: -1, plain: own }, cost: 0.1 });
  if (isLabel(part.text)) found.push({ slot: { label: 'label', entry: -1, plain: own }, cost: 0.8 });
  const { class: kindOfText } = lexicalOf(part.text);
  if (kindOfText === 'duration' && !isInHead)
    found.push({ slot: { label: 'length', entry: -1, plain: own }, cost: 0.4 });
  if (kindOfText === 'dateWord') for (const slot of slots) if (slot.dates) found.push({ slot, cost: 0.3 });
  if (part.kind === 'period') {
    const [period] = findPeriods(part.text);
    const said = [period?.start, period?.end].filter((date): date is string => date !== undefined && date !== '');
    for (const slot of slots)
      if (slot.dates && said.length > 0 && said.every((date) => slot.dates?.includes(date)))
        found.push({ slot, cost: said.length === slot.dates.length ? 0 : 0.5 });
  }
  for (const slot of slots) {
    if (slot.plain === '') continue;
    if (isInHead && slot.entry >= 0) continue;
    if (slot.plain === own) found.push({ slot, cost: 0 });
    else if (slot.plain.includes(own) && own.length > 1)
      found.push({ slot, cost: 0.6 * (1 - own.length / slot.plain.length) + (own.length < 4 ? 0.5 : 0) });
    else if (own.includes(slot.plain) && slot.plain.length * 1.6 > own.length) found.push({ slot, cost: 0.4 });
    else if (
      slot.label === 'language' &&
      section === 'languages' &&
      part.text.length < 40 &&
      found.length === 1 &&
      /\p{L}/u.test(part.text)
    )
      found.push({ slot, cost: 1.9 });
  }
  return found.toSorted((a, b) => a.cost - b.cost).slice(0, 14);
}

/** What it costs to go from one slot to the next. */
function step(a: Slot | undefined, b: Slot | undefined): number {
  if (!a || !b) return 0.5;
  if (a.label === b.label && a.entry === b.entry) return 0;
  if (a.label === 'length' || b.label === 'length') return 0.1;
  // An employer stands above its posts: after a text of one it belongs to that post.
  if (a.posts && b.label.startsWith('x.')) return a.posts.includes(b.entry) ? 0.02 : 0.4;
  if (b.posts && a.label.startsWith('x.')) return b.posts.includes(a.entry) ? 1.5 : 0.2;
  const [family, next] = [a.label.split('.')[0], b.label.split('.')[0]];
  if (a.entry >= 0 && family === next) return a.entry === b.entry ? 0.1 : b.entry === a.entry + 1 ? 0.3 : 1.2;
  if (b.label.startsWith('h:') || a.label.startsWith('h:')) return 0.3;
  return a.entry < 0 && b.entry < 0 ? 0.4 : 1;
}
