import type { Direction } from '../../../../../shared/platform/language.ts';
import type { FieldBaseProps } from '../../../../ui/Field.tsx';

/** Props of the field of a text that may have marks. */
export interface MarkedTextProps extends FieldBaseProps {
  readonly value: string;
  readonly maxLength: number;
  readonly dir: Direction;
  readonly lang: string;
  readonly rows: number;
  readonly placeholder: string | undefined;
  /** Whether each line is a bullet. */
  readonly isBulleted: boolean;
  readonly 'data-resume-field': string;
  readonly onBlur: () => void;
  /** Returns the newest text: `value` may be older than the editor's text (`editShown`). */
  readonly readText: () => string;
  /** Gets each new text; `isStep`: it is one step of undo, as what was pasted; `isDrawn`: it is seen already. */
  readonly onText: (text: string, how?: { readonly isStep?: boolean; readonly isDrawn?: boolean }) => void;
}

/** The selection in the plain box when the editor replaces it. */
export interface BoxCaret {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isFocused: boolean;
}

/** A paste, in the forms that its program offers. */
export interface CopiedData {
  readonly html: string;
  readonly plain: string;
}

export interface EditorFieldProps extends MarkedTextProps {
  /** The selection and paste from before the editor was loaded. */
  readonly caret?: BoxCaret | undefined;
  readonly pasted?: readonly CopiedData[];
}
