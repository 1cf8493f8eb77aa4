import type { PrintDocument } from './printPage.ts';

const TITLE_TAGS = ['<title>', '</title>'] as const;
const BODY_TAGS = ['</head><body>', '</body></html>'] as const;

/** A whole page of ours as the parts that change together: the head is the same for all résumés of a look. */
export function splitPage(html: string): PrintDocument {
  const titleAt = html.indexOf(TITLE_TAGS[0]);
  const titleEnd = html.indexOf(TITLE_TAGS[1], titleAt);
  // What a person typed is escaped: the first of each mark is ours.
  const bodyAt = html.indexOf(BODY_TAGS[0], titleEnd) + BODY_TAGS[0].length;
  if (titleAt < 0 || titleEnd < 0 || bodyAt < BODY_TAGS[0].length || !html.endsWith(BODY_TAGS[1]))
    throw new Error('This is no page of ours');
  return {
    head: html.slice(0, titleAt) + html.slice(titleEnd + TITLE_TAGS[1].length, bodyAt),
    body: html.slice(bodyAt, -BODY_TAGS[1].length),
  };
}
