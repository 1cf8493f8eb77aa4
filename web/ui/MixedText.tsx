import { Fragment, type ReactNode } from 'react';
import type { Direction } from '../../shared/platform/language.ts';
import { resolveBidiRuns, type BidiRun } from '../../shared/templates/bidi/resolve.ts';

interface MixedTextProps {
  readonly text: string;
  /** The direction of the paragraph or line that the text is in. */
  readonly direction: Direction;
}

/** A résumé's text with what the sheet isolates in it isolated: in a Hebrew line, the signs of `C++` follow it. */
export const MixedText = ({ text, direction }: MixedTextProps) =>
  drawn(resolveBidiRuns(text, direction), (part) => part);

interface MixedRunsProps<Run> {
  /** The text in runs, such as changed and kept words. */
  readonly runs: readonly Run[];
  readonly direction: Direction;
  /** Draws a run, or the part of one that an isolated text has: only the `++` of a `C++` may be new. */
  readonly children: (part: string, run: Run) => ReactNode;
}

/** The same for a text with marks. */
export function MixedRuns<Run extends { readonly text: string }>({ runs, direction, children }: MixedRunsProps<Run>) {
  const cut = (stretch: string, from: number) => {
    let end = -from;
    return runs.map((run, index) => {
      const begin = Math.max(end, 0);
      end += run.text.length;
      const part = stretch.slice(begin, Math.max(end, 0));
      // oxlint-disable-next-line react/no-array-index-key -- parts of a text have nothing else
      return part !== '' && <Fragment key={index}>{children(part, run)}</Fragment>;
    });
  };
  return drawn(resolveBidiRuns(runs.map(({ text }) => text).join(''), direction), cut);
}

/** Draws each stretch of a text by the place where it begins, and elements around those that are isolated. */
function drawn(outermost: BidiRun, draw: (stretch: string, from: number) => ReactNode): ReactNode[] {
  let from = 0;
  const drawRun = ({ parts }: BidiRun): ReactNode[] =>
    parts.map((part, index) => {
      if (typeof part !== 'string')
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <bdi key={index} dir={part.direction}>
            {drawRun(part)}
          </bdi>
        );
      from += part.length;
      // oxlint-disable-next-line react/no-array-index-key
      return <Fragment key={index}>{draw(part, from - part.length)}</Fragment>;
    });
  return drawRun(outermost);
}
