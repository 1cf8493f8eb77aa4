/** Reads the instruction of a field in DOCX, DOC or RTF. */
export function readFieldInstruction(instruction: string) {
  const [, inside, address] = /^\s*HYPERLINK\s+(\\l\s+)?"([^"]{1,2000})"/i.exec(instruction) ?? [];
  return {
    /** External address of a link. It is only text here: nothing is fetched. */
    address: inside === undefined ? address : undefined,
    /** Whether it counts pages, which says nothing about the person. */
    countsPages: /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(instruction),
  };
}
