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
  /** The newest text: `value` may lag behind what the editor was told to have (`editShown`). */
  readonly readText: () => string;
  /** Gets each new text; `isStep`: it is one step of undo, as what was pasted; `isDrawn`: it is seen already. */
  readonly onText: (text: string, how?: { readonly isStep?: boolean; readonly isDrawn?: boolean }) => void;
}

/** What is selected in the plain box when the editor takes its place. */
export interface BoxCaret {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isFocused: boolean;
}

/** What somebody pastes, in the forms that its program gave. */
export interface CopiedData {
  readonly html: string;
  readonly plain: string;
}

export interface EditorFieldProps extends MarkedTextProps {
  /** What was selected, and pasted, before the editor was there. */
  readonly caret?: BoxCaret | undefined;
  readonly pasted?: readonly CopiedData[];
}
