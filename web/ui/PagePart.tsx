import { Component, Fragment, createContext, useContext, type ReactNode } from 'react';
import { useTranslations } from '../lib/i18n/useTranslations.ts';
import { Button } from './Button.tsx';
import './notice.css';

const AgainContext = createContext(() => location.reload());

interface PagePartProps {
  readonly children: ReactNode;
  /** In its place once it has failed; null where people work without it. */
  readonly failed?: ReactNode;
  /** Before it is tried again; true where only a new page helps. */
  readonly onAgain?: () => boolean;
}

/**
 * A part of the page: what fails in it stays in it, and the rest goes on. Where that is not enough, trying again
 * reloads the page.
 */
export class PagePart extends Component<PagePartProps, { readonly hasFailed: boolean; readonly tries: number }> {
  override state = { hasFailed: false, tries: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly again = () => {
    const { tries } = this.state;
    // Browsers keep that a script did not come for as long as the page lives.
    if (this.props.onAgain?.() === true || tries > 0) return location.reload();
    return this.setState({ hasFailed: false, tries: tries + 1 });
  };

  override render() {
    const { children, failed = <PartMissing /> } = this.props;
    const { hasFailed, tries } = this.state;
    return (
      <AgainContext value={this.again}>{hasFailed ? failed : <Fragment key={tries}>{children}</Fragment>}</AgainContext>
    );
  }
}

/** In the place of a part that somebody opened and that did not come; `className` says whose place in the layout. */
export function PartMissing({ className = '' }: { className?: string }) {
  const t = useTranslations();
  const again = useContext(AgainContext);
  return (
    <div className={className}>
      <div className="notice part-missing" role="alert">
        <p>{t('shell.part')}</p>
        <Button size="small" onClick={again}>
          {t('shell.again')}
        </Button>
      </div>
    </div>
  );
}
