import { familyOf } from './labels.ts';
import type { Decoded } from './network/decode.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

const NAMES_REFERENCES = /^[^\p{L}]*(?:references?|referees|recommendations|המלצות|ממליצים)(?!\p{L})/iu;
const ON_REQUEST = /(?:request|דרישה|בקשה)[^\p{L}]*$/iu;

/**
 * Labels by which a line that says no more than that references are given on request is no item of the list it stands
 * below: `* המלצות יינתנו על פי דרישה *` is no skill. What the network takes for a section of its own stays one.
 */
export const withNoteOnReferences = (parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] =>
  found.map((own, at) => {
    const text = parts[at]?.text ?? '';
    const isNote = NAMES_REFERENCES.test(text) && ON_REQUEST.test(text);
    return isNote && familyOf(own.label) !== 'c' && !own.label.startsWith('h:') ? relabelled(own, 'junk') : own;
  });
