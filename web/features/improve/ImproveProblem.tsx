import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import type { ImproveError } from './improveError.ts';

interface ImproveProblemProps {
  readonly problem: ImproveError;
  readonly onBuy: () => void;
  readonly onSignIn: () => void;
  /** Absent: the same request cannot be sent again. */
  readonly onAgain?: (() => void) | undefined;
  readonly onDrop?: (() => void) | undefined;
}

/** A failure in the server's words or our own, with its remedy (ERR-14, ERR-15, ERR-16, ERR-17). */
export function ImproveProblem({ problem, onBuy, onSignIn, onAgain, onDrop }: ImproveProblemProps) {
  const t = useTranslations();
  return (
    <div className="notice ai-problem" role="alert">
      <Icon name="warning" />
      <p>{problem.text ?? t(problem.messageId ?? 'ai.error.generic')}</p>
      {problem.remedy === 'buy' && (
        <Button size="small" onClick={onBuy}>
          {t('ai.price.buy')}
        </Button>
      )}
      {problem.remedy === 'signIn' && (
        <Button size="small" onClick={onSignIn}>
          {t('ai.signIn')}
        </Button>
      )}
      {onAgain && (
        <Button size="small" onClick={onAgain}>
          {t('ai.again')}
        </Button>
      )}
      {onDrop && (
        <Button size="small" tone="quiet" onClick={onDrop}>
          {t('ai.pending.drop')}
        </Button>
      )}
    </div>
  );
}
