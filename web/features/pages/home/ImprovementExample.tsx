import { FREE_PLAN } from '../../../../shared/payments/plans.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';

/** Lines that our improver rewrites in exactly this way; a test checks it. */
const LINES = ['team', 'reports'] as const;

/** An improvement, shown by two lines before and after (HOME-03). */
export function ImprovementExample() {
  const t = useTranslations();
  const lines = LINES.map((line) => ({
    before: t(`home.improve.${line}.before`),
    after: t(`home.improve.${line}.after`),
  }));
  return (
    <section className="improve" aria-labelledby="improve-title">
      <div className="wide improve-inner">
        <div>
          <h2 id="improve-title">{t('home.improve.title')}</h2>
          <p>{t('home.improve.text')}</p>
          <p className="improve-credits">{t('home.improve.credits', { credits: FREE_PLAN.aiCredits })}</p>
        </div>
        <div className="improve-pair">
          {(['before', 'after'] as const).map((side) => (
            <figure key={side} className={`improve-${side}`}>
              <figcaption>{t(`home.improve.${side}`)}</figcaption>
              <ul>
                {lines.map((line) => (
                  <li key={line[side]}>
                    <MarkedLine text={line[side]} other={line[side === 'before' ? 'after' : 'before']} />
                  </li>
                ))}
              </ul>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A line with the words marked that the other one does not have. */
function MarkedLine({ text, other }: { text: string; other: string }) {
  const words = other.split(' ');
  return text
    .split(' ')
    .map((word, index) => <span key={`${index} ${word}`}>{words.includes(word) ? word : <mark>{word}</mark>} </span>);
}
