/** The first button of a résumé's card; its thumbnail is for pointers only. */
export const cardSelector = (id: string) => `[data-resume="${CSS.escape(id)}"] .resume-actions button`;
