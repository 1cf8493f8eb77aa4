import type { Direction } from '../../../shared/platform/language.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../page/textLine.ts';
import { isBullet, toParagraphs } from './bullets.ts';
import { findPeriods } from './periods.ts';
import { splitEntries } from './entries.ts';
import type { RawEntry } from './entryLines.ts';

const PROJECT_NAME = /^[^:.]{2,45}:\s+\S/;

/** The entries of projects; where none stands out by weight, bullet or date, each begins with its name and a colon. */
function splitProjectEntries(lines: readonly TextLine[], direction: Direction): RawEntry[] {
  const isPlain = lines.every(
    (line) =>
      !line.cells.some((cell) => cell.runs.some(({ bold }) => bold)) &&
      !isBullet(line) &&
      findPeriods(line.text).length === 0,
  );
  if (
    !isPlain ||
    lines.filter((line) => PROJECT_NAME.test(line.text)).length < 2 ||
    !PROJECT_NAME.test(lines[0]?.text ?? '')
  )
    return splitEntries(lines, direction);
  const starts = lines.flatMap((line, at) => (PROJECT_NAME.test(line.text) ? [at] : []));
  return starts.map((start, at) => ({
    period: undefined,
    head: lines.slice(start, start + 1),
    body: lines.slice(start + 1, starts[at + 1] ?? lines.length),
  }));
}

/** The head of a project stays whole: its name may hold every sign. */
export function parseProjects(lines: readonly TextLine[], direction: Direction): ResumeData['projects'] {
  return splitProjectEntries(lines, direction).map(({ head, body, period }, at) => {
    const [first, ...more] = head;
    const text = (first?.text ?? '').replace(/^[\s•▪●-]+/, '');
    const url =
      /(?:https?:\/\/|www\.|github\.com)\S+/i
        .exec([text, ...body.map((line) => line.text)].join(' '))?.[0]
        ?.replace(/(?<![),.])[),.]+$/, '') ?? '';
    const bold = first && !first.bold && first.cells[0]?.runs[0]?.bold ? first.cells[0].runs[0].text : '';
    const cut = /^(.{2,60}?)(?:\s*[:|]\s+|\s{2,}|\s[–—-]\s+(?=.{45}))(.+)/.exec(text);
    const name = (bold || cut?.[1] || text)
      .replace(url, '')
      .replace(/(?<![\s,:|–-])[\s,:|–-]+$/, '')
      .replace(/\(\s*\)$/, '')
      .trim();
    const left = text
      .slice(text.indexOf(name) + name.length)
      .replace(url, '')
      .replace(/^[\s,:|–—()-]+/, '')
      .trim();
    const description = [left, ...toParagraphs([...more, ...body], direction)].filter((part) => part !== '').join('\n');
    return {
      id: `proj-${at + 1}`,
      name,
      role: '',
      url,
      startDate: period?.start ?? '',
      endDate: period?.end || period?.present || '',
      description,
      technologies: '',
    };
  });
}
