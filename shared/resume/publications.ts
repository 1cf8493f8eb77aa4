const PUBLICATIONS = new Set(['publications', 'papers', 'articles', 'פרסומים', 'מאמרים']);

/** Whether a section's title says that it lists publications: `Selected Publications`, `מאמרים שפיטים`. */
export const listsPublications = (title: string): boolean =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => PUBLICATIONS.has(word));
