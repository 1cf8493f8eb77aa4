import { scoreDegreeOrInstitution, scoreTitleOrCompany } from '../../../../functions/import/resume/cues.ts';
import { findPeriods } from '../../../../functions/import/resume/periods.ts';
import { readDataBlock } from '../bedrock/dataBlock.ts';

interface SortedEntry {
  readonly location: string;
  readonly period: string;
  readonly lines: number[];
}
/** The answer of the tool that returns a sorted text (functions/import/llm/prompts/v1.ts). */
export interface SortedAnswer {
  readonly summary: readonly number[];
  readonly experience: (SortedEntry & { readonly title: string; readonly company: string })[];
  readonly education: (SortedEntry & { readonly degree: string; readonly institution: string })[];
  readonly skills: string[];
}

/** Signs between the texts of a head. */
const SIGNS = /,\s+|(?<!\s)\s+(?:[|–—•·-]|at|בחברת|אצל)\s+/;
/** Words of a sentence, which is neither a head nor a list of skills. */
const MIN_SENTENCE_WORDS = 7;
/** A heading that ends what was done. */
const LIST_HEADING = /^(?:השכלה|כישורים|שפות|פרסים|education|skills|languages|awards|references)\s*:?$/i;
/** Words of the longest skill. */
const MAX_SKILL_WORDS = 3;

/**
 * The open lines of a numbered text as a careful clerk sorts them: a line with a period and two names is the head of an
 * entry, what follows without a period was done there, a sentence belongs to the summary, and short texts between signs
 * are skills. It knows the rules' lexica and copies words alone.
 */
export function sortText(question: string): SortedAnswer {
  const data = readDataBlock(question, 'resume') ?? '';
  const lines = data.split('\n').map((line) => {
    const [, number = '0', star = '', text = ''] = /^(\d+)(\*?) ?(.*)/.exec(line) ?? [];
    return { number: Number(number), isOpen: star !== '', text };
  });
  const sorted: SortedAnswer = { summary: [], experience: [], education: [], skills: [] };
  const summary: number[] = [];
  let open: SortedEntry | undefined;
  /** Short open texts that a line of nothing but a period may follow. */
  let names: string[] = [];
  const leave = () => {
    sorted.skills.push(...names.flatMap(skillsIn));
    names = [];
  };
  for (const { number, isOpen, text } of lines) {
    const [period] = findPeriods(text);
    if (period) {
      const head = isOpen
        ? addEntry(sorted, [...names, text].join(' | '), text.slice(period.from, period.to))
        : undefined;
      if (head) names = [];
      open = head;
    } else if (open && text !== '' && !LIST_HEADING.test(text)) open.lines.push(number);
    else {
      open = undefined;
      if (!isOpen) leave();
      else if (text.split(/\s+/).length >= MIN_SENTENCE_WORDS) summary.push(number);
      else names.push(text);
    }
  }
  leave();
  return { ...sorted, summary };
}

/** The entry that a line with a period is the head of; undefined if it holds no two names. */
function addEntry(sorted: SortedAnswer, line: string, period: string): SortedEntry | undefined {
  const [first = '', second = '', location = ''] = line
    .replace(period, ' | ')
    .replace(/[()]/g, ' ')
    .split(SIGNS)
    .map((text) => text.replace(/^[\s|–—•·,-]+|(?<![\s|–—•·,-])[\s|–—•·,-]+$/g, ''))
    .filter((text) => text !== '');
  if (first === '' || second === '') return undefined;
  const entry = { location, period, lines: [] };
  const study = scoreDegreeOrInstitution(first) - scoreDegreeOrInstitution(second);
  if (scoreDegreeOrInstitution(first) !== 0 || scoreDegreeOrInstitution(second) !== 0) {
    const [degree, institution] = study < 0 ? [second, first] : [first, second];
    sorted.education.push({ degree, institution, ...entry });
  } else {
    const isTurned = scoreTitleOrCompany(first) < scoreTitleOrCompany(second);
    const [title, company] = isTurned ? [second, first] : [first, second];
    sorted.experience.push({ title, company, ...entry });
  }
  return entry;
}

const skillsIn = (text: string) =>
  text
    .split(/[,;|•·]/)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '' && skill.split(/\s+/).length <= MAX_SKILL_WORDS);
