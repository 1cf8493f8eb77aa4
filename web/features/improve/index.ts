/** Parts that the improve feature adds to the builder; each is loaded when it is first shown. */
export { AiTab, BackgroundResult, LetterForm, SheetNote, TextTools } from './improveSlots.tsx';
