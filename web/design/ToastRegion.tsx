import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useText } from '../i18n/useText.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './icons.ts';
import { toasts, type Toast, type ToastKind } from './toasts.ts';
import './toasts.css';

const ICON: Record<ToastKind, IconName> = { success: 'check', error: 'warning', warning: 'warning', notification: 'info' };

/** Where toasts appear, and the two live regions that say them: errors at once, the rest when the reader pauses. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;

  useEffect(() => {
    // Shown again for each toast, so that it stands above a dialog opened since.
    const element = box.current;
    if (newest === undefined || element === null) return undefined;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
    return () => element.hidePopover();
  }, [newest]);

  return (
    <>
      <output className="visually-hidden">{shown.filter((toast) => toast.kind !== 'error').map((toast) => <span key={toast.id}>{toast.text} </span>)}</output>
      <div className="visually-hidden" role="alert">{shown.filter((toast) => toast.kind === 'error').map((toast) => <p key={toast.id}>{toast.text}</p>)}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at a toast stops its clock; nothing is operated */}
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
        {shown.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
      </section>
    </>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useText();
  const { action } = toast;
  const act = () => {
    toasts.dismiss(toast.id);
    action?.run();
  };
  return (
    <div className={`toast toast-${toast.kind}`}>
      <span className="toast-icon"><Icon name={ICON[toast.kind]} /></span>
      <p className="toast-text">{toast.text}</p>
      {action && <Button size="small" onClick={act}>{action.label}</Button>}
      <IconButton icon="close" size="small" tip="above" label={t('shell.close')} onClick={() => toasts.dismiss(toast.id)} />
    </div>
  );
}
