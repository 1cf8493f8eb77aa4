import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';

/** Error boundary of a screen: the rest of the page and everything stored stay as they are. */
export class RouteErrorBoundary extends Component<
  { children: ReactNode; title?: MessageId | undefined },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <RouteErrorMessage title={this.props.title ?? 'shell.failed.title'} />
    ) : (
      this.props.children
    );
  }
}

function RouteErrorMessage({ title }: { title: MessageId }) {
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
