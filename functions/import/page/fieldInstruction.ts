/** What the instruction of a field says, as DOCX, DOC and RTF have it. */
export interface FieldMeaning {
  /** Where its text leads to, outside of the file. It is text here: nothing is asked for. */
  readonly address: string | undefined;
  /** It counts pages, which says nothing of a person. */
  readonly countsPages: boolean;
}

export function readFieldInstruction(instruction: string): FieldMeaning {
  const [, inside, address] = /^\s*HYPERLINK\s+(\\l\s+)?"([^"]{1,2000})"/i.exec(instruction) ?? [];
  return {
    address: inside === undefined ? address : undefined,
    countsPages: /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(instruction),
  };
}
