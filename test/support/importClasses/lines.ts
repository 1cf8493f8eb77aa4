import { wordsOf, type Job, type Person } from './people.ts';

/** A line of a résumé by what it is. */
export interface WrittenLine {
  readonly kind: 'name' | 'text' | 'heading' | 'head' | 'item';
  readonly text: string;
}

/** How the heads of jobs are written: dates below, after, or in front. */
export const HEADS: readonly ((job: Job) => readonly string[])[] = [
  ({ title, company, period }) => [`${title}, ${company}`, period],
  ({ title, company, period }) => [`${title}, ${company}, ${period}`],
  ({ title, company, period }) => [`${title} | ${company} | ${period}`],
];

export const line = (kind: WrittenLine['kind'], text: string): WrittenLine => ({ kind, text });

/** The parts of a résumé that a class of faults changes. */
export interface Twists {
  readonly head?: (job: Job) => readonly string[];
  readonly contacts?: readonly string[];
  readonly name?: string;
  readonly headings?: (text: string) => string;
  readonly items?: (items: readonly string[], job: Job) => readonly WrittenLine[];
}

/** A person's résumé, line by line. */
export function linesOf(person: Person, twists: Twists = {}): WrittenLine[] {
  const words = wordsOf(person.language);
  const head = twists.head ?? HEADS[0]!;
  const heading = (text: string) => line('heading', twists.headings?.(text) ?? text);
  const contacts = twists.contacts ?? [`${person.phone} | ${person.email} | ${person.town}`];
  const items = twists.items ?? ((all) => all.map((text) => line('item', text)));
  return [
    line('name', twists.name ?? person.name),
    ...contacts.map((text) => line('text', text)),
    heading(words.experience),
    ...person.jobs.flatMap((job) => [...head(job).map((text) => line('head', text)), ...items(job.items, job)]),
    heading(words.education),
    line('head', `${person.degree}, ${person.school}`),
    line('text', person.studied),
  ];
}

/** As a text file. */
export const asText = (lines: readonly WrittenLine[]): Uint8Array =>
  new TextEncoder().encode(
    lines.map(({ kind, text }) => (kind === 'heading' ? `\n${text}` : kind === 'item' ? `• ${text}` : text)).join('\n'),
  );

export const asMarkdown = (lines: readonly WrittenLine[]): string =>
  lines
    .map(({ kind, text }) =>
      kind === 'name'
        ? `# ${text}\n`
        : kind === 'heading'
          ? `\n## ${text}\n`
          : kind === 'item'
            ? `- ${text}`
            : kind === 'head'
              ? `\n${text}\n`
              : `${text}\n`,
    )
    .join('\n');
