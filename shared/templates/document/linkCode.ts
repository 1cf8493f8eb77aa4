import { codeEdge, wantsLinkCode } from '../../resume/linkCode.ts';
import type { ResumeData } from '../../resume/schema.ts';
import type { DocumentContext } from './context.ts';
import { DOCUMENT_LABELS } from './labels.ts';
import { h, type TreeElement } from './tree.ts';

/**
 * Renders the QR code of the résumé's link, a shape without letters, so that no reader of the file finds text in it;
 * undefined if it is not wanted, or its link is off. It is the last of its column, where nothing can overlap it. One
 * path for all modules: between separate shapes, printers leave hairlines.
 */
export function renderLinkCode(
  { design, linkCode }: Pick<ResumeData, 'design' | 'linkCode'>,
  { language }: DocumentContext,
): TreeElement | undefined {
  if (linkCode === undefined || !wantsLinkCode({ design })) return undefined;
  const viewBox = `0 0 ${codeEdge(linkCode)} ${codeEdge(linkCode)}`;
  const path = h('path', { d: linkCode.slice(2) });
  const name = DOCUMENT_LABELS[language].linkCode;
  return h('div', { class: 'link-code' }, h('svg', { viewBox, role: 'img', 'aria-label': name }, path));
}
