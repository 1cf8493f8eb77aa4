import type { MarkupNode } from '../../../shared/html/readHtml.ts';

/**
 * A page that was copied or stored, by the browser's own parser, which runs and loads none of it. Its styles are data
 * (`data-style`), since the site's policy would report each.
 */
export const parseHtml = (html: string): MarkupNode =>
  new DOMParser().parseFromString(
    html.replace(/<[^<>]*>/g, (tag) =>
      tag.replace(/^<(\/?)style\b/i, '<$1template').replace(/\sstyle(?=\s*=)/gi, ' data-style'),
    ),
    'text/html',
  ).body;
