import type { Direction } from '../../../../shared/platform/language.ts';
import { MixedRuns, MixedText } from '../../../ui/MixedText.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResumeLanguage } from '../../drafts/index.ts';
import type { ReviewedLine } from './lineReview.ts';
import { markWords, type LineRun } from '../../../lib/text/markWords.ts';

/** The person's lines and the suggested ones: words that are not on the other side are marked, by more than colour. */
export function LineTexts({ line, id }: { readonly line: ReviewedLine; readonly id: string }) {
  const t = useTranslations();
  const { language, direction } = useResumeLanguage();
  const { own: ownLines, proposal, order } = line;
  if (order)
    return (
      <div className="line-text">
        <span className="line-side">{t('ai.lines.order')}</span>
        <ol id={id} lang={language} dir={direction} className="line-order">
          {order.map(({ own: lines, key }) => (
            <li key={key}>
              <MixedText text={lines.join(' ')} direction={direction} />
            </li>
          ))}
        </ol>
      </div>
    );
  const questions = proposal.findings.map((finding, place) => ({ ...finding, place }));
  return (
    <div className="line-texts">
      {ownLines.length > 0 && (
        <div className="line-text line-own">
          <span className="line-side">{t('ai.lines.yours')}</span>
          {ownLines.map((text, lineIndex) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of a text have nothing else
            <p key={lineIndex} lang={language} dir={direction}>
              <MarkedLine runs={markWords(text, proposal.lines)} direction={direction} mark="del" />
            </p>
          ))}
        </div>
      )}
      <div id={id} className="line-text line-new">
        <span className="line-side">{t(ownLines.length > 0 ? 'ai.lines.suggested' : 'ai.lines.added')}</span>
        {proposal.lines.length === 0 && <p className="quiet">{t('ai.lines.out')}</p>}
        {proposal.lines.map((text, lineIndex) => (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={lineIndex} lang={language} dir={direction}>
            <MarkedLine
              runs={markWords(text, ownLines, questionsOf(questions, text, proposal.lines, lineIndex))}
              direction={direction}
              mark="ins"
            />
          </p>
        ))}
      </div>
    </div>
  );
}

type PlacedQuestion = { readonly text: string; readonly index: number; readonly place: number };

/**
 * Returns the questions about words of this line; among equal lines the first that has them at that place gets them.
 */
const questionsOf = (questions: readonly PlacedQuestion[], text: string, lines: readonly string[], lineIndex: number) =>
  questions.filter(
    ({ text: words, index }) =>
      words !== '' &&
      text.slice(index, index + words.length) === words &&
      lines.findIndex((line) => line.slice(index, index + words.length) === words) === lineIndex,
  );

interface MarkedLineProps {
  readonly runs: readonly LineRun[];
  readonly direction: Direction;
  readonly mark: 'del' | 'ins';
}

function MarkedLine({ runs, direction, mark: Mark }: MarkedLineProps) {
  return (
    <MixedRuns runs={runs} direction={direction}>
      {(part, { changed, question }) => {
        const written = question === undefined ? part : <mark className="questioned">{part}</mark>;
        return changed ? <Mark>{written}</Mark> : <span>{written}</span>;
      }}
    </MixedRuns>
  );
}
