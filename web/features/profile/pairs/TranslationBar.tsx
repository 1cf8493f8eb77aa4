import type { Gender } from '../../../../shared/improve/guard/grammar.ts';
import { GENDERS } from '../../../../shared/twin/translateTerm.ts';
import { sectionOf } from '../../../../shared/twin/twinFields.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { useSession } from '../../auth/index.ts';
import { WorkStatus } from '../../improve/WorkStatus.tsx';
import { requestPurchase } from '../../payments/index.ts';
import { placeName } from '../history/PointChange.tsx';
import type { RunningTranslation } from './translation.ts';
import type { useTranslation } from './useTranslation.ts';

/** Errors after which credits help. */
const WITHOUT_CREDITS: readonly string[] = ['no_credits', 'not_enough_credits'];

export interface TranslationBarProps {
  readonly translation: ReturnType<typeof useTranslation>;
  /** Texts that can be translated and are not; those of the translation that nothing is asked about. */
  readonly open: number;
  readonly clean: number;
  /** The grammatical gender in which the texts speak of the person is not chosen yet. */
  readonly asksGender: boolean;
  readonly busy: boolean;
  readonly onAsk: (gender?: Gender) => void;
  readonly onTakeAll: () => void;
}

/** Shows the price of translating everything that waits, and the progress. */
export function TranslationBar(props: TranslationBarProps) {
  const { translation, open, clean, asksGender, busy, onAsk, onTakeAll } = props;
  const t = useTranslations();
  const { language } = useLanguage();
  const { running, problem, failed, isTaken, lines, stop } = translation;
  if (running) return <TranslationProgress {...running} onStop={stop} />;
  const mayAsk = open > 0;
  const again = failed.length > 0;
  const missed = [...Map.groupBy(failed, ({ path }) => sectionOf(path))].flatMap(([section, texts]) =>
    texts.slice(0, 1).map(({ reason }) => ({ section, reason })),
  );
  const ways = asksGender && !again ? GENDERS : [undefined];
  if (!mayAsk && lines.size === 0 && !problem) return null;
  // This browser's number of credits is out of date.
  const lacksCredits = problem !== null && WITHOUT_CREDITS.includes(problem.code);
  return (
    <div className="pair-translation">
      {problem && (
        <p className="pair-problem" role="alert">
          {problem.text ?? t('profile.twin.notTranslated')}
        </p>
      )}
      {again && (
        <ul className="pair-notes">
          {missed.map(({ section, reason }) => (
            <li key={section}>
              {t('ai.failed', { section: placeName(section, t, language), reason: t(`ai.failed.${reason}`) })}
            </li>
          ))}
        </ul>
      )}
      {!isTaken && !lacksCredits && <TranslationPrice />}
      {mayAsk && asksGender && !again && <p>{t('profile.twin.gender')}</p>}
      <div className="pair-answers">
        {clean > 0 && (
          <Button tone="primary" busy={busy} disabled={busy} onClick={onTakeAll}>
            {t('profile.twin.takeAll', { count: clean })}
          </Button>
        )}
        {mayAsk &&
          ways.map((gender) => (
            <Button key={gender ?? 'any'} disabled={busy} onClick={() => onAsk(gender)}>
              {again
                ? t('profile.twin.askAgain', { count: open })
                : t(`profile.twin.ask.${gender ?? 'any'}`, { count: open })}
            </Button>
          ))}
        {lacksCredits && (
          <Button tone="primary" onClick={() => void requestPurchase('credits', 'ai')}>
            {t('profile.twin.buy')}
          </Button>
        )}
      </div>
    </div>
  );
}

function TranslationProgress({ paths, onStop, ...running }: RunningTranslation & { readonly onStop: () => void }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const sections = [...Map.groupBy(paths, sectionOf)].map(([section, { length: count }]) => ({
    section,
    name: placeName(section, t, language),
    count,
  }));
  return <WorkStatus title={t('profile.twin.asking')} sections={sections} onStop={onStop} {...running} />;
}

/** Shows the price before the request. */
export function TranslationPrice() {
  const t = useTranslations();
  const credits = useSession(({ person }) => person?.aiCredits) ?? 0;
  const isFree = useSession(({ profile }) => profile?.hasUsedAi === false);
  return (
    <p className="profile-muted">{isFree ? t('profile.twin.price.free') : t('profile.twin.price', { credits })}</p>
  );
}
