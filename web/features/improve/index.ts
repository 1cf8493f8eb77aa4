/** What improving puts into the builder; each part is loaded when it is first shown. */
export { AiTab, BackgroundResult, ImprovedNote } from './improveSlots.tsx';
