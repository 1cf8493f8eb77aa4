/** What the instruction of a field says, as DOCX, DOC and RTF have it. */
export function readFieldInstruction(instruction: string) {
  const [, inside, address] = /^\s*HYPERLINK\s+(\\l\s+)?"([^"]{1,2000})"/i.exec(instruction) ?? [];
  return {
    /** Where its text leads to, outside of the file. It is text here: nothing is asked for. */
    address: inside === undefined ? address : undefined,
    /** It counts pages, which says nothing of a person. */
    countsPages: /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(instruction),
  };
}
