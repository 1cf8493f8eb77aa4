import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'closeOnBack'> {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The action of the confirming button, as a verb. */
  readonly confirm: string;
  /** The cancelling button; it gets the focus first. */
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The confirming action deletes something. */
  readonly danger?: boolean;
}

/** A question with two answers. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  danger = false,
  closeOnBack = true,
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button tone={danger ? 'danger' : 'primary'} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button onClick={onCancel} data-autofocus="">
        {cancel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      actions={actions}
      size="small"
      role="alertdialog"
      closeOnBack={closeOnBack}
    >
      {children}
    </Dialog>
  );
}
