import { codeEdge, QUIET_MODULES, wantsLinkCode } from '../../resume/linkCode.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { DOCUMENT_LABELS } from './labels.ts';
import type { DocumentContext } from './context.ts';
import { h, type TreeElement } from './tree.ts';

/** The class of the block that holds the code. */
export const LINK_CODE_CLASS = 'link-code';

/**
 * The QR code of the résumé's link, a shape without a letter, so that no reader of the file finds text in it; undefined
 * where it is not wanted, or its link is off. It is the last of its column: nothing can stand in its way.
 */
export function renderLinkCode(
  resume: Pick<ResumeData, 'design' | 'linkCode'>,
  { language }: DocumentContext,
): TreeElement | undefined {
  const { linkCode } = resume;
  if (linkCode === undefined || !wantsLinkCode(resume)) return undefined;
  const edge = codeEdge(linkCode) + 2 * QUIET_MODULES;
  return h(
    'div',
    { class: LINK_CODE_CLASS },
    h(
      'svg',
      { viewBox: `0 0 ${edge} ${edge}`, role: 'img', 'aria-label': DOCUMENT_LABELS[language].linkCode },
      h('path', { d: codePath(linkCode) }),
    ),
  );
}

/** One path for all modules: between shapes of their own, printers leave hairlines. A row's neighbours are one step. */
function codePath(code: string): string {
  const edge = codeEdge(code);
  return Array.from({ length: edge }, (_, row) => code.slice(row * edge, (row + 1) * edge))
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: { length } }) => `M${index + QUIET_MODULES} ${y + QUIET_MODULES}h${length}v1h-${length}z`,
      ),
    )
    .join('');
}
