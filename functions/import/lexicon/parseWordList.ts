/** The words of a table: between bars or line ends, without the spaces around them. */
export const parseWordList = (table: string): readonly string[] => table.trim().split(/(?:(?<!\s)\s+)?[|\n]\s*/);
