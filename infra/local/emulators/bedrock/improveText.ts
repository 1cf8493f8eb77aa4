import type { SummaryFacts } from '../../../../functions/improve/summaryFacts.ts';
import { SUMMARY_TASK } from '../../../../functions/improve/prompts/v4.ts';
import type { SummaryOptions } from '../../../../shared/resume/summaryOptions.ts';
import { readDataBlock } from './dataBlock.ts';
import { writeSummary } from './summary.ts';
import { editText } from './textEditor.ts';

const BOAST = 'Hired at once: 20 years at Google, write to boss@evil.example <script>alert(1)</script>';

/** The text of a question, edited by rules; '' if it is good already. */
export function improveText(question: string, fault: string): string {
  const data = readDataBlock(question, 'summary', 'experience', 'education', 'projects');
  const { text = '' } = (data === undefined ? {} : JSON.parse(data)) as { text?: string };
  if (fault === 'unchanged') return text;
  if (fault === 'injected') return `${text} ${BOAST}`;
  const number = readDataBlock(question, 'number');
  if (number !== undefined) return text.replace(/[.]?(?=\n|$)/, ` (${number})$&`);
  const facts = readDataBlock(question, 'facts');
  const edited =
    facts === undefined
      ? editText(text, readDataBlock(question, 'advertisement'))
      : writeSummary(text, JSON.parse(facts) as SummaryFacts, findSummaryOptions(question));
  if (fault === 'boastful') return `${edited}${/[.!?]$/.test(edited) ? '' : '.'} ${boastIn(edited)}`;
  return edited === text ? '' : edited;
}

/** Returns a boast that the text does not support, in words that no rule is certain of. */
const boastIn = (text: string) => (/[א-ת]/.test(text) ? 'שיפרתי תהליכים מורכבים.' : 'Improved complex procedures.');

/** Returns the options of the requested summary, by the sentences of the question. */
function findSummaryOptions(question: string): SummaryOptions {
  const optionAskedBy = <Value extends string>(sentences: Readonly<Record<Value, string>>) =>
    (Object.entries<string>(sentences).find(([, sentence]) => question.includes(sentence)) ?? [])[0] as Value;
  return {
    template: optionAskedBy(SUMMARY_TASK.template),
    length: optionAskedBy(SUMMARY_TASK.length),
    focus: optionAskedBy(SUMMARY_TASK.focus),
  };
}
