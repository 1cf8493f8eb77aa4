import type { PrintDocument } from './printPage.ts';

const TITLE = ['<title>', '</title>'] as const;
const BODY = ['</head><body>', '</body></html>'] as const;

/** A whole page of ours as the parts that change together: the head is the same for all résumés of a look. */
export function splitPage(html: string): PrintDocument {
  const titleAt = html.indexOf(TITLE[0]);
  const titleEnd = html.indexOf(TITLE[1], titleAt);
  // What a person typed is escaped: the first of each mark is ours.
  const bodyAt = html.indexOf(BODY[0], titleEnd) + BODY[0].length;
  if (titleAt < 0 || titleEnd < 0 || bodyAt < BODY[0].length || !html.endsWith(BODY[1])) throw new Error('This is no page of ours');
  return {
    head: html.slice(0, titleAt) + html.slice(titleEnd + TITLE[1].length, bodyAt),
    body: html.slice(bodyAt, -BODY[1].length),
  };
}
