import { readFileSync, readdirSync } from 'node:fs';
import { coverRequirements, type RequirementRow } from '../../shared/improve/advert/coverage.ts';
import { readRequirements } from '../../shared/improve/advert/requirements.ts';
import { readIds, readTerms } from '../../shared/improve/advert/terms.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { parseLanguageLevel } from '../../shared/resume/languageLevels.ts';
import type { LanguageLevel, ResumeData } from '../../shared/resume/schema.ts';

/** What a person says that an advertisement asks for, and how a résumé answers it. */
export interface KnownRequirement {
  readonly text: string;
  readonly kind: string;
  readonly status: 'there' | 'weak' | 'missing';
}
export interface KnownAdvert {
  readonly name: string;
  readonly text: string;
  readonly resume: ResumeData;
  readonly requirements: readonly KnownRequirement[];
}

/** Reads a file of known advertisements: the text, a résumé a line each, and what it asks for. */
export function readKnownAdverts(path: string): KnownAdvert[] {
  return readFileSync(path, 'utf8')
    .split(/^===== /m)
    .slice(1)
    .map((record) => {
      const [head = '', resume = '', truth = ''] = record.split(/^--- (?:resume|truth)\n/m);
      const [name = '', ...text] = head.split('\n');
      const requirements = truth
        .trim()
        .split('\n')
        .map((row) => {
          const [kind = '', status = '', asked = ''] = row.split(' | ');
          return { kind, status: status as KnownRequirement['status'], text: asked };
        });
      return { name, text: text.join('\n'), resume: toResume(resume), requirements };
    });
}

interface StrangersFile {
  readonly id: string;
  readonly text: string;
  readonly requirements: readonly KnownRequirement[];
  readonly resume: {
    readonly headline: string;
    readonly summary: string;
    readonly jobs: readonly Readonly<Record<'title' | 'employer' | 'start' | 'end', string> & { bullets: string[] }>[];
    readonly education: readonly Readonly<Record<'degree' | 'school' | 'year', string>>[];
    readonly skills: readonly string[];
    readonly languages: readonly string[];
  };
}

/** Reads a folder of advertisements whose requirements somebody else has named. */
export function readStrangersAdverts(folder: string): KnownAdvert[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { id, text, requirements, resume } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as StrangersFile;
      const lines = [
        ...resume.jobs.flatMap((job) => [
          `@job ${[job.title, job.employer, job.start, job.end].join(' | ')}`,
          ...job.bullets,
        ]),
        ...resume.education.map((study) => `@study ${study.degree} | ${study.school}`),
        ...resume.skills.map((name) => `@skill ${name}`),
      ];
      const languages = resume.languages.map((said, at) => {
        const [name = ''] = said.split(' ');
        const level = parseLanguageLevel(said);
        return { id: `language-${at}`, name, ...(level && { level }) };
      });
      const { headline, summary } = resume;
      return { name: id, text, requirements, resume: { ...toResume(lines.join('\n')), headline, summary, languages } };
    });
}

function toResume(lines: string): ResumeData {
  const resume = { ...createBlankResume() };
  let add: (line: string) => void = (line) => (resume.summary += line);
  let count = 0;
  const id = () => `id-${(count += 1)}`;
  for (const line of lines.trim().split('\n')) {
    const [, mark, rest = ''] = /^@(\w+) (.*)$/.exec(line) ?? [];
    const [first = '', second = '', third = '', fourth = ''] = rest.split(' | ');
    if (mark === undefined) add(line);
    else if (mark === 'headline') resume.headline = rest;
    else if (mark === 'summary') resume.summary = rest;
    else if (mark === 'skill')
      resume.skills = [...resume.skills, ...rest.split(', ').map((name) => ({ id: id(), name }))];
    else if (mark === 'language') {
      const [, name = '', level = ''] = /^(.*) (\w+)$/.exec(rest) ?? [];
      resume.languages = [...resume.languages, { id: id(), name, level: level as LanguageLevel }];
    } else if (mark === 'job') {
      const job = {
        id: id(),
        title: first,
        company: second,
        location: '',
        startDate: third,
        endDate: fourth,
        current: fourth === '',
        description: '',
      };
      resume.experience = [...resume.experience, job];
      add = (text) => (job.description += `${job.description === '' ? '' : '\n'}${text}`);
    } else if (mark === 'study') {
      const study = {
        id: id(),
        degree: first,
        institution: second,
        location: '',
        startDate: '',
        endDate: '',
        description: '',
      };
      resume.education = [...resume.education, study];
      add = (text) => (study.description += text);
    } else if (mark === 'custom') {
      const items: ResumeData['customSections'][number]['items'] = [];
      resume.customSections = [...resume.customSections, { id: id(), title: rest, items }];
      add = (text) =>
        items.push({
          id: id(),
          title: text,
          organization: '',
          location: '',
          startDate: '',
          endDate: '',
          description: '',
        });
    }
  }
  return resume;
}

const STATUS = { in: 'there', weak: 'weak', missing: 'missing' } as const;

/** Something near it may be called either, as whoever named the strangers' requirements says. */
const isSame = (known: KnownRequirement['status'], found: KnownRequirement['status']) =>
  known === found || (known === 'weak' && found === 'there');

export interface AdvertScore {
  readonly asked: number;
  readonly found: number;
  readonly rows: number;
  readonly right: number;
  readonly lines: readonly string[];
}

/** Rows and known requirements are the same where they share most of the words of the shorter of the two. */
function likeness(row: RequirementRow, known: KnownRequirement): number {
  const [own, wanted] = [row.text, known.text].map((text) => readTerms(text));
  const shared = (terms: typeof own, text: string) => {
    const ids = readIds(text);
    const total = terms?.reduce((sum, { weight }) => sum + weight, 0) ?? 0;
    return total === 0
      ? 0
      : (terms ?? [])
          .filter((term) => term.ids.some((id) => ids.has(id)))
          .reduce((sum, { weight }) => sum + weight, 0) / total;
  };
  const literal = row.text.includes(known.text) || known.text.includes(row.text) ? 1 : 0;
  return Math.max(literal, shared(own, known.text), shared(wanted, row.text));
}

/** How many of the known requirements have a row, and how many rows match one and say what is true. */
export function scoreAdvert({ name, text, resume, requirements }: KnownAdvert): AdvertScore {
  const rows = coverRequirements(readRequirements(text).requirements, resume, '2026-11');
  const best = (row: RequirementRow) =>
    requirements
      .map((known) => ({ known, like: likeness(row, known) }))
      .filter(({ like }) => like >= 0.5)
      .toSorted((a, b) => b.like - a.like);
  const matched = rows.map((row) => ({ row, of: best(row) }));
  const found = requirements.filter((known) => matched.some(({ of }) => of.some((each) => each.known === known)));
  const isRight = ({ row, of }: (typeof matched)[number]) =>
    of.some(({ known, like }) => like === of[0]?.like && isSame(known.status, STATUS[row.standing]));
  return {
    asked: requirements.length,
    found: found.length,
    rows: rows.length,
    right: matched.filter(isRight).length,
    lines: [
      `## ${name}`,
      ...matched.map((each) => describeRow(each.row, each.of[0]?.known, isRight(each))),
      ...requirements
        .filter((known) => !found.includes(known))
        .map((known) => `-- ${known.kind.padEnd(12)} ${known.status} ${known.text}`),
    ],
  };
}

const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`;

/** What `npm run eval:improve -- adverts <folder>` says about these. */
export function reportAdverts(scores: readonly AdvertScore[]): string {
  const sum = (of: 'asked' | 'found' | 'rows' | 'right') => scores.reduce((all, score) => all + score[of], 0);
  const [found, right] = [share(sum('found'), sum('asked')), share(sum('right'), sum('rows'))];
  return [...scores.flatMap(({ lines }) => lines), `requirements found: ${found}; rows right: ${right}`].join('\n');
}

/** A row for whoever reads a report: `!` where it is wrong, `++` where nobody asked for it. */
function describeRow(row: RequirementRow, known: KnownRequirement | undefined, isRight: boolean): string {
  const mark = isRight ? '  ' : known === undefined ? '++' : '! ';
  const terms = row.options.map((option) => option.map(({ text }) => text).join('+')).join(' | ');
  const said = `${STATUS[row.standing]} (${known?.status ?? '-'})`;
  return `${mark} ${row.kind} ${said} ${row.text} [${terms}] ${row.places[0]?.line ?? ''}`;
}
