/** What the improve feature puts into the builder; each part is loaded lazily when it is first shown. */
export { AiTab, BackgroundResult, LetterForm, SheetNote, TextTools } from './improveSlots.tsx';
