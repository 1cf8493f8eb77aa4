/**
 * Names that Hebrew, which has no capitals, does not show to be names, and those of technologies. Each row is one thing
 * in both languages: its key, then other ways to write it. A name that is in no list is found by what stands before it
 * (names.ts) or by its capital.
 */
export const parseNameTable = (table: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const row of table.split(/[|\n]/)) {
    const names = row
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    for (const name of names) found.set(name, names[0] as string);
  }
  return found;
};
