import type { ResumeData } from '../../../shared/resume/schema.ts';

/** The claims to one piece of a line, the surest first. */
export type Claims = readonly Claim[];

/** A stage's statement that it read a field, or a part of the résumé, from a piece. */
export interface Claim {
  /**
   * The field, or the part of the résumé that contains it: `exp-1.title`, `skills`, `personalInfo`. Entries are named
   * by id, because those without a value are removed later.
   */
  readonly field: string;
  /** Applies only to words that no other field has, as for a place that is cut from an employer's name. */
  readonly isOther?: boolean;
}

/** A piece of a line, like the parts of understand/parts.ts. */
export interface Piece {
  readonly line: number;
  readonly cell: number;
  readonly from: number;
  readonly to: number;
}

/** The claim of a heading, from which no field was read. */
export const HEADING = 'heading';

/** The claims of all stages, by position. */
export class ClaimedPieces {
  readonly #byCell = new Map<string, { piece: Piece; claims: Claim[] }[]>();

  /** Notes that a field was read from these pieces. */
  add(field: string, pieces: readonly Piece[], isOther = false): void {
    for (const piece of pieces) {
      const key = `${piece.line} ${piece.cell}`;
      const inCell = this.#byCell.get(key) ?? [];
      this.#byCell.set(key, inCell);
      let known = inCell.find((claimed) => claimed.piece.from === piece.from);
      if (!known) inCell.push((known = { piece, claims: [] }));
      known.claims.push({ field, isOther });
    }
  }

  /** Returns what was read from the piece at a position in a cell's text. */
  readonly at = (line: number, cell: number, place: number): Claims | undefined =>
    this.#byCell.get(`${line} ${cell}`)?.find(({ piece }) => place >= piece.from && place < piece.to)?.claims;
}

/** Returns the paths of entries by id: `exp-2` gives `experience.1`. */
export function pathsOfEntries(resume: ResumeData): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const lists = { ...resume } as Readonly<Record<string, unknown>>;
  const note = (list: readonly { readonly id?: unknown }[], path: string) => {
    for (const [index, entry] of list.entries()) {
      if (typeof entry.id === 'string' && !paths.has(entry.id)) paths.set(entry.id, `${path}.${index}`);
      if ('items' in entry && Array.isArray(entry.items)) note(entry.items, `${path}.${index}.items`);
    }
  };
  for (const [name, list] of Object.entries(lists)) if (Array.isArray(list) && name !== 'keptEntries') note(list, name);
  return paths;
}
