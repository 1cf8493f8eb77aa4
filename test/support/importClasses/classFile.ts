import { asPdf, asWord } from './files.ts';
import { asText, HEADS, linesOf, type WrittenLine } from './lines.ts';
import { personOf, type Person } from './people.ts';

/** A file of a class of faults, and what it says. */
export interface ClassFile {
  readonly bytes: Uint8Array;
  readonly person: Person;
  /** The same without what makes the class: where it is not right either, the class is not at fault. */
  readonly plain?: Uint8Array;
  /** Texts that may be among the unplaced. */
  readonly told?: readonly string[];
  /** Texts that no field and no list of unplaced texts may hold. */
  readonly never?: readonly string[];
  /** Texts that one of them holds. */
  readonly holds?: readonly string[];
}

/** How many files of each class there are. */
export const FILES_OF_A_CLASS = 60;

export const encoded = (text: string) => new TextEncoder().encode(text);
export const headOf = (seed: number) => HEADS[seed % HEADS.length]!;
export const inTurn = <Value>(values: readonly Value[], seed: number): Value =>
  values[Math.floor(seed / 2) % values.length]!;
/** A file of one of the formats by turns. */
export const inAnyFormat = (lines: readonly WrittenLine[], seed: number) =>
  inTurn([asText, asWord, asPdf], seed)(lines);

/** A person's file in a way, and the same without it. */
export function twisted(
  seed: number,
  lines: (person: Person) => readonly WrittenLine[],
  write: (lines: readonly WrittenLine[], seed: number) => Uint8Array = inAnyFormat,
  person = personOf(seed),
): ClassFile {
  return { person, bytes: write(lines(person), seed), plain: asText(linesOf(person, { head: headOf(seed) })) };
}
