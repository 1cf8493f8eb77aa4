import type { ReactNode } from 'react';
import { PagePart } from '../../ui/PagePart.tsx';
import { Button } from '../../ui/Button.tsx';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';

/** Error boundary of a screen: the rest of the page and everything stored stay as they are. */
export function RouteErrorBoundary({ children, title }: { children: ReactNode; title?: MessageId | undefined }) {
  return <PagePart failed={<RouteErrorMessage title={title} />}>{children}</PagePart>;
}

function RouteErrorMessage({ title = 'shell.failed.title' }: { title: MessageId | undefined }) {
  const t = useTranslations();
  return (
    <section className="failed" role="alert">
      <h1>{t(title)}</h1>
      <p>{t('shell.failed.text')}</p>
      <div className="failed-actions">
        <Button tone="primary" onClick={() => location.reload()}>
          {t('shell.failed.reload')}
        </Button>
        <ButtonLink to="/" tone="quiet">
          {t('shell.nav.home')}
        </ButtonLink>
      </div>
    </section>
  );
}
