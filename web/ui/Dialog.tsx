import { useEffect, useEffectEvent, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from '../lib/i18n/useTranslations.ts';
import { openDialogs } from '../lib/dom/focus.ts';
import { useHistoryLayer } from '../lib/routing/location.ts';
import { IconButton } from './IconButton.tsx';
import './dialog.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Escape, a step back, the close button and (where harmless) the backdrop. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons, main action first in source order. */
  readonly actions?: ReactNode;
  /** False where a stray click would lose something typed: a press on the backdrop then does nothing. */
  readonly closeOnBackdrop?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
  /** `drawer`: slides in from the lower edge of the screen on a phone. */
  readonly shape?: 'dialog' | 'drawer';
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  /** False for the question that going back raises. */
  readonly closeOnBack?: boolean;
  /** The focus is back where it was before, and no key has come meanwhile. */
  readonly onReturned?: () => void;
}

/** Returns the focused element, also inside the sheet's shadow tree, of which the page has only the host. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/**
 * A modal dialog on the native element, which brings the focus trap: the browser keeps the focus inside, makes the rest
 * inert and restores the focus afterwards. An element with `data-autofocus` gets the focus, else the first focusable
 * one.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  onClose,
  children,
  actions,
  closeOnBackdrop = true,
  size = 'medium',
  shape = 'dialog',
  role,
  closeOnBack = true,
  onReturned,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const t = useTranslations();
  useHistoryLayer(closeOnBack, onClose);
  const tellReturned = useEffectEvent(() => onReturned?.());

  useEffect(() => {
    const element = dialog.current;
    const before = focusedElement();
    element?.showModal();
    const leave = element && openDialogs.add(element);
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      leave?.();
      element?.close();
      // If the dialog closes by unmounting, React has already removed it, so that the browser cannot restore the focus.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      tellReturned();
    };
  }, []);

  const clickBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (closeOnBackdrop && event.target === dialog.current) onClose();
  };
  return (
    // A press on the backdrop closes it, as Escape does for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      role={role}
      className={`dialog dialog-${size} dialog-shape-${shape}`}
      aria-labelledby={titleId}
      onClick={clickBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-sheet">
        {/* No header or footer: outside of a section those are the page's own landmarks, and there is one of each. */}
        <div className="dialog-head">
          <h2 id={titleId} className="dialog-title">
            {title}
          </h2>
          <IconButton icon="close" label={t('shell.close')} onClick={onClose} />
        </div>
        <div className="dialog-body">{children}</div>
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
