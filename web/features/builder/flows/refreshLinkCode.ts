import { wantsLinkCode } from '../../../../shared/resume/linkCode.ts';
import { readLinkCode } from '../../share/index.ts';
import type { Builder } from '../builder.ts';

/**
 * Asks how the link of the résumé is now, where its code is to be on the pages. Where that cannot be known, the code
 * stays that was known.
 */
export async function refreshLinkCode({ drafts, ui }: Pick<Builder, 'drafts' | 'ui'>): Promise<void> {
  if (!wantsLinkCode(drafts.state.resume)) return;
  const id = drafts.state.cloud?.id;
  const { linkCodeOf } = ui.state.getState();
  if (linkCodeOf !== id) ui.update({ linkCodeOf: id, linkCode: { state: 'loading' } });
  const linkCode = id === undefined ? ({ state: 'unsaved' } as const) : await readLinkCode(id);
  const now = ui.state.getState();
  if (now.linkCodeOf !== id || (linkCode.state === 'failed' && now.linkCode.state === 'on')) return;
  const isSame = linkCode.state === 'on' && now.linkCode.state === 'on' && linkCode.code === now.linkCode.code;
  if (!isSame) ui.update({ linkCode });
}
