import type { ReactNode } from 'react';
import { textDirection, type Language } from '../../../../shared/platform/language.ts';
import { ONGOING } from '../../../../shared/resume/changesSince.ts';
import type { ResumeChange } from '../../../../shared/resume/compareResumes.ts';
import { formatDate, isCanonicalDate } from '../../../../shared/resume/dates.ts';
import { photoAddress } from '../../../../shared/resume/photo.ts';
import { LANGUAGE_LEVELS } from '../../../../shared/resume/schema.ts';
import { findTemplate } from '../../../../shared/templates/catalogue.ts';
import { DOCUMENT_LABELS } from '../../../../shared/templates/document/labels.ts';
import { lineDirection } from '../../../lib/i18n/lineDirection.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { markWords } from '../../../lib/text/markWords.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';

/** Returns a text as people read it: levels, months and templates are stored as ids and have names. */
function readable({ section }: ResumeChange, text: string, language: Language): string {
  if (section === 'template') return findTemplate(text)?.name[language] ?? text;
  const line = (written: string) => {
    if (written === ONGOING) return DOCUMENT_LABELS[language].present;
    const level = section === 'languages' ? LANGUAGE_LEVELS.find((known) => known === written) : undefined;
    if (level) return DOCUMENT_LABELS[language].levels[level];
    return isCanonicalDate(written) ? formatDate(written) : written;
  };
  return text.split('\n').map(line).join('\n');
}

/** Returns the name of a résumé's part. */
export const placeName = (
  section: ResumeChange['section'],
  t: ReturnType<typeof useTranslations>,
  language: Language,
): string => {
  if (section === 'photo') return DOCUMENT_LABELS[language].photo;
  return section === 'template' || section === 'design' || section === 'custom' || section === 'letters'
    ? t(`profile.points.${section}`)
    : DOCUMENT_LABELS[language].headings[section];
};

export interface PointChangeProps {
  readonly change: ResumeChange;
  /** Labels of both sides; "before" and "now" if absent. */
  readonly labels?: { readonly before: string; readonly after: string };
  /** A third state of the text, and its label. */
  readonly own?: { readonly label: string; readonly text: string } | undefined;
}

/** Shows one changed text: its place, how it was and how it is, with the differing words marked. */
export function PointChange({ change, labels, own: third }: PointChangeProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { section, entry } = change;
  const [before, after] = [change.before, change.after].map((text) => readable(change, text, language));
  return (
    <div className="history-change">
      <dt>
        {placeName(section, t, language)}
        {entry !== '' && (
          <>
            {': '}
            <OwnLine text={entry} />
          </>
        )}
      </dt>
      {section === 'design' && <dd>{t('profile.points.design.text')}</dd>}
      {before !== '' && (
        <Side label={labels?.before ?? t('profile.points.then')}>
          <Written section={section} kind="del" text={before ?? ''} other={after ?? ''} />
        </Side>
      )}
      {after !== '' && (
        <Side label={labels?.after ?? t('profile.points.now')}>
          <Written section={section} kind="ins" text={after ?? ''} other={before ?? ''} />
        </Side>
      )}
      {third && (
        <Side label={third.label}>
          <Written section={section} text={readable(change, third.text, language)} />
        </Side>
      )}
    </div>
  );
}

function Side({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dd className="history-side-text">
      <span className="history-when">{label}</span>
      {children}
    </dd>
  );
}

interface WrittenProps {
  readonly section: ResumeChange['section'];
  readonly text: string;
  /** How words are marked that `other` has not; nothing is where it is absent. */
  readonly kind?: 'del' | 'ins';
  readonly other?: string;
}

function Written({ section, text, kind: Mark, other = '' }: WrittenProps) {
  const { language } = useLanguage();
  if (section === 'photo')
    return text === '' ? null : (
      <img className="history-photo" src={photoAddress(text)} alt="" width="72" height="72" />
    );
  // A text without a counterpart is shown without marks.
  const runs = Mark && other !== '' ? markWords(text, [other]) : [{ text, changed: false }];
  return (
    <span dir={lineDirection(text, textDirection(language))}>
      {runs.map((run, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- the runs are computed as a whole
        run.changed && Mark ? <Mark key={index}>{run.text}</Mark> : run.text,
      )}
    </span>
  );
}
