import type { ResumeLink } from '../../shared/resume/resumeLink.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { LINK_EDGE_SECONDS } from '../../shared/site/linkPaths.ts';
import { templateOf } from '../../shared/templates/catalogue.ts';
import { renderLinkPage, robotsRule } from '../../shared/templates/linkPage.ts';
import type { PageBreaks } from '../../shared/templates/pagination/paginate.ts';
import { PAGE_HEADERS, pagePolicy } from '../http/errorPage.ts';
import type { TemplateAssets } from '../pdf/templateAssets.ts';

/** Browsers ask each time; the distribution once a second, and has nothing to show where it cannot ask. */
const CACHE_CONTROL = `public, max-age=0, s-maxage=${LINK_EDGE_SECONDS}, must-revalidate, stale-if-error=0`;

interface ShownState {
  readonly resume: ResumeData;
  readonly link: Pick<ResumeLink, 'key' | 'indexed'>;
  readonly breaks?: PageBreaks | undefined;
}

/** The page of a link with its headers. `site`: address of the site, without a slash at its end. */
export function linkResponse(
  { resume, link: { key, indexed }, breaks }: ShownState,
  assets: TemplateAssets,
  site: string,
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const page = renderLinkPage(resume, assets.referencesFor(templateOf(resume)), { key, indexed, site, breaks });
  const shared = assets.inlineFiles(page.sharedStyle);
  const styles = page.ownStyle === '' ? [shared] : [shared, page.ownStyle];
  return {
    body: page.html(shared),
    headers: {
      ...PAGE_HEADERS,
      'content-security-policy': pagePolicy(styles, 'font-src data:; ', resume.photo === undefined ? '' : ' data:'),
      'cache-control': CACHE_CONTROL,
      'x-robots-tag': robotsRule(indexed),
    },
  };
}
