/** Returns the words of a table, separated by bars or line ends, without surrounding spaces. */
export const parseWordList = (table: string): readonly string[] => table.trim().split(/(?:(?<!\s)\s+)?[|\n]\s*/);
