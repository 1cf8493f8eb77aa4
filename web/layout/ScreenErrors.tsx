import { Component, type ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { useText } from '../i18n/useText.ts';
import { ButtonLink } from './AppLink.tsx';

/** Catches what a screen throws, so that the rest of the page and everything stored stay as they are. */
export class ScreenErrors extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const t = useText();
  return (
    <section className="failed" role="alert">
      <h1>{t('shell.failed.title')}</h1>
      <p>{t('shell.failed.text')}</p>
      <div className="failed-actions">
        <Button tone="primary" onClick={() => location.reload()}>{t('shell.failed.reload')}</Button>
        <ButtonLink to="/" tone="quiet">{t('shell.nav.home')}</ButtonLink>
      </div>
    </section>
  );
}
