/** What marks do to a text, loaded when one is first set or something is pasted. */
export { pastedMarks } from './pastedMarks.ts';
export { toggleMark } from './toggleMark.ts';
