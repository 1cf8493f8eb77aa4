import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from '../lib/i18n/useTranslations.ts';
import { Button } from './Button.tsx';
import { restoreFocus, openDialogs } from '../lib/dom/focus.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './icons.ts';
import { toasts, type Toast, type ToastKind } from './toasts.ts';
import './toasts.css';

const TOAST_ICONS: Record<ToastKind, IconName> = {
  success: 'check',
  error: 'warning',
  warning: 'warning',
  notification: 'info',
};

/**
 * The newest toast that was announced: a live region that is inserted with its text is read out, and read out again in
 * another place.
 */
let announced = 0;

/**
 * The place of toasts, with the two live regions that announce them: errors at once (assertive), the rest when the
 * reader pauses (polite). While a modal dialog is open they are in the top one, because everything outside of it is
 * inert.
 */
export function ToastRegion() {
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top, () => null);
  return dialog ? createPortal(<ToastList />, dialog) : <ToastList />;
}

function ToastList() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  const t = useTranslations();
  const box = useRef<HTMLElement>(null);
  const newest = shown.at(-1)?.id;
  const before = useRef<Element | null>(null);
  const [toldBefore] = useState(announced);
  const told = shown.filter(({ id }) => id > toldBefore);
  useEffect(() => {
    announced = Math.max(announced, newest ?? 0);
  }, [newest]);

  useEffect(() => {
    // Shown again for each toast, so that it is above a dialog opened since; not in a dialog that has just closed.
    const element = box.current;
    if (newest === undefined || element?.isConnected !== true) return undefined;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
    return () => element.hidePopover();
  }, [newest]);

  useEffect(() => {
    if (newest !== undefined && box.current?.contains(document.activeElement) === false)
      before.current = document.activeElement;
  }, [newest]);

  /**
   * Closes a toast and runs its action. For keyboard users the focus is then lost, so it is restored unless the action
   * moved it.
   */
  const leave = async ({ id }: Toast, run?: () => unknown) => {
    const byKeyboard = document.activeElement?.matches(':focus-visible') === true;
    toasts.dismiss(id);
    await run?.();
    if (!byKeyboard) return;
    // An element removed from the DOM fires no blur event.
    if (!box.current?.contains(document.activeElement)) toasts.hold(false);
    restoreFocus(before.current);
  };

  return (
    <>
      <output className="visually-hidden">
        {told
          .filter((toast) => toast.kind !== 'error')
          .map((toast) => (
            <span key={toast.id}>{toast.text} </span>
          ))}
      </output>
      <div className="visually-hidden" role="alert">
        {told
          .filter((toast) => toast.kind === 'error')
          .map((toast) => (
            <p key={toast.id}>{toast.text}</p>
          ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing stops its clock */}
      <section
        ref={box}
        popover="manual"
        className="toasts"
        aria-label={t('shell.notifications')}
        onPointerEnter={() => toasts.hold(true)}
        onPointerLeave={() => toasts.hold(false)}
        onFocus={() => toasts.hold(true)}
        onBlur={() => toasts.hold(false)}
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onLeave={(run) => void leave(toast, run)} />
        ))}
      </section>
    </>
  );
}

function ToastCard({
  toast: { kind, text, action },
  onLeave,
}: {
  toast: Toast;
  onLeave: (run?: () => unknown) => void;
}) {
  const t = useTranslations();
  return (
    <div className={`toast toast-${kind}`}>
      <span className="toast-icon">
        <Icon name={TOAST_ICONS[kind]} />
      </span>
      <p className="toast-text">{text}</p>
      {action && (
        <Button size="small" onClick={() => onLeave(action.run)}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" size="small" tip="above" of={text} label={t('shell.close')} onClick={() => onLeave()} />
    </div>
  );
}
