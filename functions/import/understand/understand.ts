import { languageOfDirection, type Direction } from '../../../shared/platform/language.ts';
import { DEFAULT_TEMPLATE_ID, type ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../pdf/lines.ts';
import { joinBrokenLines } from '../resume/brokenLines.ts';
import { ADDRESS_LABEL } from '../resume/contacts.ts';
import { mentionsPlace } from '../resume/cues.ts';
import { findLanguages, type FoundLanguage } from '../resume/languages.ts';
import {
  keepOnlySourceText,
  hasNoContactOrEntry,
  readByRules,
  withAccount,
  truncateToLimits,
  type ParsedResume,
  type RulesReading,
} from '../resume/parseResumeLines.ts';
import { findPersonName } from '../resume/personName.ts';
import { separatePrivateData } from '../resume/privateData.ts';
import { parseSkills } from '../resume/skills.ts';
import { createSourceText } from '../resume/sourceText.ts';
import { unswapDates } from '../resume/swappedDates.ts';
import { handDownEmployers, isWhole, withEmployersAbove } from './entryRules.ts';
import { alignToResume } from './alignToResume.ts';
import { describeParts } from './features.ts';
import { entriesOf, linesOf, paragraphsOf, periodOf, valueOf, type LabelledPart, type Value } from './fields.ts';
import { roleOf } from './labels.ts';
import { toParts } from './parts.ts';
import { lookTwice } from './look.ts';
import { calibrate, learnedWeights } from './weights.ts';

/**
 * The labels of the parts of some lines: by a first look, and by a second that knows of the first. Both know what the
 * rules read of the same lines.
 */
export function labelParts(
  lines: readonly TextLine[],
  direction: Direction,
  rules: ResumeData,
  weights = learnedWeights(),
): LabelledPart[] {
  const parts = toParts(lines);
  const said = alignToResume(parts, lines, rules);
  const described = describeParts(lines, parts, direction, { rules: said });
  const boundaries = parts.map(({ boundary }) => boundary);
  const { found } = lookTwice(described, boundaries, weights);
  return parts.map((part, at) => {
    const { label, margin } = found[at] ?? { label: 'junk' as const, margin: 0 };
    return { part, label, sure: calibrate(margin) };
  });
}

const CREDENTIALS = /(?:,\s*(?:(?:[A-Z][A-Za-z]{0,3}\.?){1,4}|ph\.?d\.?|mba|cpa|md|רו"ח|עו"ד|ד"ר|MSW))+$/;
const DOCUMENT_TITLE = /^(?:קורות\s*(?:ה)?חיים|קו"ח|curriculum vitae|resume|résumé|c\.?v\.?)(?=$|[^\p{L}])/iu;
const CONTACTS = ['email', 'phone', 'linkedin', 'website'] as const;

/** What the lines of a résumé say, by the learned model. Every value occurs in the lines, and nothing is lost. */
export function understandLines(
  all: readonly TextLine[],
  links: readonly string[],
  direction: Direction,
): ParsedResume {
  const { lines: whole, personal } = separatePrivateData(all);
  const rules = readByRules(whole, links, direction);
  // The model finds a résumé in whatever it is given; the rules need a reason.
  if (hasNoContactOrEntry(rules)) return withAccount(rules, whole, personal);
  const lines = joinBrokenLines(unswapDates(whole, direction), direction);
  const labelled = labelParts(lines, direction, rules.resumeData);
  const counts = new Map<number, number>();
  for (const { part } of labelled) counts.set(part.line, (counts.get(part.line) ?? 0) + 1);
  const of = (...roles: string[]) => labelled.filter(({ label }) => roles.includes(roleOf(label)));
  const confidence: Record<string, number> = {};
  const sureOf = (path: string, text: string, sure: number) => {
    if (text !== '') confidence[path] = Math.round(sure * 100) / 100;
    return text;
  };

  const name = valueOf(lines, labelled, 'name');
  const isNamed = name.text !== '' && !DOCUMENT_TITLE.test(name.text);
  // What is largest may be the title of the document.
  const other = isNamed
    ? undefined
    : findPersonName(linesOf(lines, of('name', 'headline', 'address', 'junk', 'label', 'contact'), counts));
  const fullName = (other?.name ?? name.text).replace(CREDENTIALS, '');
  const near = labelled.filter(
    ({ part, label }) => label !== 'address' || (part.kind === 'text' && !fullName.includes(part.text)),
  );
  // Of several texts that may be one, an address names a place.
  const first = near.find(({ part, label }) => label === 'address' && mentionsPlace(part.text));
  const written = valueOf(lines, first ? near.slice(startOfRun(near, near.indexOf(first))) : near, 'address');
  const address = { ...written, text: written.text.replace(ADDRESS_LABEL, '').replace(/^[^\p{L}\p{N}]+/u, '') };
  const entries = (
    family: 'x' | 'e',
    list: 'experience' | 'education',
    first: string,
    second: string,
    keys: readonly [string, string],
  ) =>
    withEmployersAbove(entriesOf(labelled, family), family)
      .filter(({ parts }) => parts.some(({ label }) => [first, second, 'period'].includes(roleOf(label).slice(2))))
      .filter(
        ({ parts }, _, entries) => isWhole(parts, family) || !entries.some((other) => isWhole(other.parts, family)),
      )
      .map(({ parts }, at) => {
        const [a, b] = [valueOf(lines, parts, `${family}.${first}`), valueOf(lines, parts, `${family}.${second}`)];
        const { period, sure } = periodOf(parts, family);
        const path = `${list}.${at}`;
        const name = (key: string, { text, sure }: Value) => {
          const isAgreed = rules.resumeData[list].some(
            (one) => (one as unknown as Record<string, unknown>)[key] === text,
          );
          return sureOf(`${path}.${key}`, text, isAgreed ? sure : sure * ONE_READING);
        };
        return {
          [keys[0]]: name(keys[0], a),
          [keys[1]]: name(keys[1], b),
          location: valueOf(lines, parts, `${family}.place`).text,
          startDate: sureOf(`${path}.startDate`, period?.start ?? '', sure),
          endDate: (period?.end ?? '') || (family === 'e' ? (period?.present ?? '') : ''),
          ...(family === 'x' && { current: period?.current ?? false }),
          description: paragraphsOf(
            lines,
            parts.filter(({ label }) => roleOf(label) === `${family}.body`),
            direction,
            counts,
          ),
        };
      });
  // A table that names its columns is read by them: its cells stand in more lines than one.
  const fromTable = (list: 'experience' | 'education') => {
    for (const [path, sure] of Object.entries(rules.confidence)) if (path.startsWith(list)) confidence[path] = sure;
    return rules.resumeData[list];
  };
  const experience = rules.fromTables.includes('experience')
    ? fromTable('experience')
    : handDownEmployers(entries('x', 'experience', 'title', 'company', ['title', 'company']), confidence);
  const education = rules.fromTables.includes('education')
    ? fromTable('education')
    : entries('e', 'education', 'degree', 'school', ['degree', 'institution']);
  const languageLines = linesOf(lines, of('language'), counts);
  const languages = moreLanguages(findLanguages(languageLines), rules);
  const projects = entriesOf(labelled, 'p').map(({ parts }) => {
    const { period } = periodOf(parts, 'p');
    return {
      name: valueOf(lines, parts, 'p.name').text,
      url: parts.find(({ part }) => part.kind === 'link')?.part.text ?? '',
      startDate: period?.start ?? '',
      endDate: period?.end || (period?.present ?? ''),
      description: paragraphsOf(
        lines,
        parts.filter(({ label, part }) => roleOf(label) === 'p.body' && part.kind !== 'link'),
        direction,
        counts,
      ),
    };
  });
  const sections: { title: string; parts: LabelledPart[] }[] = [];
  for (const one of labelled) {
    if (one.label === 'h:custom') {
      const last = sections.at(-1);
      if (last && last.parts.length === 0) last.title += ` ${one.part.text}`;
      else sections.push({ title: one.part.text, parts: [] });
    } else if (roleOf(one.label).startsWith('c.')) {
      if (sections.length === 0) sections.push({ title: '', parts: [] });
      sections.at(-1)?.parts.push(one);
    }
  }
  const read = {
    templateId: DEFAULT_TEMPLATE_ID,
    personalInfo: {
      fullName: sureOf('personalInfo.fullName', fullName, other ? Math.min(0.7, other.confidence) : name.sure),
      email: rules.resumeData.personalInfo.email,
      phone: rules.resumeData.personalInfo.phone,
      address: sureOf(
        'personalInfo.address',
        address.text || rules.resumeData.personalInfo.address,
        address.text === '' ? 0.6 : address.sure,
      ),
      linkedin: rules.resumeData.personalInfo.linkedin,
      website: rules.resumeData.personalInfo.website,
    },
    summary: paragraphsOf(lines, of('summary'), direction, counts),
    experience: experience.map((entry, at) => ({ id: `exp-${at + 1}`, ...entry })),
    education: education.map((entry, at) => ({ id: `edu-${at + 1}`, ...entry })),
    skills: parseSkills(linesOf(lines, of('skill'), counts), direction).map((skill, at) => ({
      id: `skill-${at + 1}`,
      name: skill,
    })),
    languages: languages.map(({ name: language, level }, at) => ({
      id: `lang-${at + 1}`,
      name: language,
      level: level ?? 'intermediate',
    })),
    projects: projects.map((entry, at) => ({ id: `proj-${at + 1}`, role: '', technologies: '', ...entry })),
    customSections: sections
      .filter(({ parts }) => parts.length > 0)
      .map(({ title, parts }, at) => ({
        id: `section-${at + 1}`,
        title,
        items: entriesOf(parts, 'c').map(({ parts: own }, index) => {
          const { period } = periodOf(own, 'c');
          return {
            id: `item-${at + 1}${String(index).padStart(2, '0')}`,
            title: valueOf(lines, own, 'c.title').text,
            organization: '',
            location: '',
            startDate: period?.start ?? '',
            endDate: period?.end || (period?.present ?? ''),
            description: paragraphsOf(
              lines,
              own.filter(({ label }) => roleOf(label) === 'c.body'),
              direction,
              counts,
            ),
          };
        }),
      })),
    language: languageOfDirection(direction),
  } as unknown as ResumeData;
  const resumeData = keepOnlySourceText(createSourceText(lines, links), truncateToLimits(read));
  for (const field of CONTACTS) {
    const value = resumeData.personalInfo[field];
    sureOf(`personalInfo.${field}`, value, standsInOnePiece(lines, value) ? 0.97 : PUT_TOGETHER_CONTACT);
  }
  sureOf('summary', resumeData.summary, Math.min(1, ...of('summary').map(({ sure }) => sure)));
  for (const [at, { level }] of languages.entries()) confidence[`languages.${at}.level`] = level ? 0.9 : 0.2;
  for (const [list, role] of [
    ['skills', 'skill'],
    ['projects', 'p.name'],
    ['customSections', 'c.title'],
  ] as const)
    if (resumeData[list].length > 0) sureOf(list, '1', mean(of(role).map(({ sure }) => sure)));
  const headings = labelled.filter(({ label }) => label.startsWith('h:')).map(({ part }) => part.text);
  return withAccount({ resumeData, confidence, headings }, lines, personal);
}

/** How much less sure a name is that the rules read otherwise. */
const ONE_READING = 0.88;

const countLevels = (list: readonly FoundLanguage[]) => list.filter(({ level }) => level !== undefined).length;

/** The languages with more of the levels known: as they stand in the lines, or as the rules read them. */
function moreLanguages(found: readonly FoundLanguage[], { resumeData, confidence }: RulesReading): FoundLanguage[] {
  const known = resumeData.languages.map(({ name, level }, at): FoundLanguage => ({
    name,
    level: (confidence[`languages.${at}.level`] ?? 0) > 0.5 ? level : undefined,
  }));
  const hasAll = found.every(({ name }) => known.some((one) => one.name === name));
  return hasAll && countLevels(known) >= countLevels(found) ? known : [...found];
}

/** Confidence of an address or a number that no cell holds as it is: it was put together, or comes from a link. */
const PUT_TOGETHER_CONTACT = 0.6;

const standsInOnePiece = (lines: readonly TextLine[], value: string) =>
  lines.some(({ cells }) => cells.some(({ text }) => text.includes(value)));

/** Where the parts of one cell with the label of a part begin. */
function startOfRun(parts: readonly LabelledPart[], at: number): number {
  const [own, before] = [parts[at], parts[at - 1]];
  return own &&
    before &&
    before.label === own.label &&
    before.part.line === own.part.line &&
    before.part.cell === own.part.cell
    ? startOfRun(parts, at - 1)
    : at;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0.5 : values.reduce((sum, value) => sum + value, 0) / values.length;
