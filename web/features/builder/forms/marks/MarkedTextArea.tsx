import { TextAreaField, type TextAreaFieldProps } from '../../../../ui/TextAreaField.tsx';
import { MarkBar } from './MarkBar.tsx';
import { useTextMarks } from './useTextMarks.ts';

export interface MarkedTextAreaProps extends TextAreaFieldProps {
  readonly maxLength: number;
  /** Gets a text with other marks, or what was pasted: one step of undo. */
  readonly write: (text: string) => void;
}

/** A text area for a text that may have marks, with their bar. */
export function MarkedTextArea({ write, ...field }: MarkedTextAreaProps) {
  const { area, onMark, onKeyDown, onPaste } = useTextMarks({ max: field.maxLength, write });
  return (
    <div className="marked-text">
      <TextAreaField {...field} ref={area} onKeyDown={onKeyDown} onPaste={onPaste} />
      <MarkBar area={area} onMark={onMark} />
    </div>
  );
}
