/** Import of a file. The review of its result is in the builder. */
export { ImportDialog } from './ImportDialog.tsx';
export { CONTINUE_IMPORT, wasImportInterrupted } from './importStore.ts';
export { chosenFileStore, keepChosenFile } from './chosenFile.ts';
export { handedOver, handOverToBuilder } from './handOverToBuilder.ts';
export { isImportFor, takeImportNote, type ImportNote } from './importNote.ts';
export { onlyNumbers } from './importResult.ts';
