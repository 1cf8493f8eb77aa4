import type { ResumeData } from '../../../shared/resume/schema.ts';

/** What was read from one piece of a line, the surest first. */
export type Claims = readonly Claim[];

/** A stage's word that it read a field, or a part of the résumé, from somewhere. */
export interface Claim {
  /**
   * The field, or the part of the résumé that holds it: `exp-1.title`, `skills`, `personalInfo`. Entries by their id,
   * since those without a value are left out later.
   */
  readonly field: string;
  /** Only where no other field has the word: a place that is cut from an employer. */
  readonly isOther?: boolean;
}

/** A piece of a line, as the parts of understand/parts.ts are. */
export interface Piece {
  readonly line: number;
  readonly cell: number;
  readonly from: number;
  readonly to: number;
}

/** Says of a heading that no field was read from it. */
export const HEADING = 'heading';

/** What the stages said they read, by where it stands. */
export class ClaimedPieces {
  readonly #byCell = new Map<string, { piece: Piece; claims: Claim[] }[]>();

  /** Notes that a field was read from some pieces. */
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

  /** What was read from the piece that holds a place of a cell's text. */
  readonly at = (line: number, cell: number, place: number): Claims | undefined =>
    this.#byCell.get(`${line} ${cell}`)?.find(({ piece }) => place >= piece.from && place < piece.to)?.claims;
}

/** Where entries stand in a résumé, by their ids: `exp-2` in `experience.1`. */
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
