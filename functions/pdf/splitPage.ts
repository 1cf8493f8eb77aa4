import type { PrintDocument } from './printPage.ts';

const PARTS = /^(?<start>.*?)<title>[^<]*<\/title>(?<rest>.*?<\/head><body>)(?<body>.*)<\/body><\/html>$/s;

/** A whole page of ours as the parts that change together: the head is the same for all résumés of a look. */
export function splitPage(html: string, title: string): PrintDocument {
  const parts = PARTS.exec(html)?.groups;
  if (!parts) throw new Error('This is no page of ours');
  return { head: `${parts.start}${parts.rest}`, title, body: parts.body ?? '' };
}
