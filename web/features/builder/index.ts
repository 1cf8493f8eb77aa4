/** The builder's exports for features inside it. */
export type { Builder } from './builder.ts';
export { BoundTextField } from './forms/BoundTextField.tsx';
export type { TextBinding } from './forms/textBinding.ts';
export { useBuilder, useIsWide, useUi } from './builderContext.ts';
export type { BuilderSlots } from './builderSlots.ts';
export { continueUrl } from './cloudSave/continueUrl.ts';
export { useUndo } from './flows/useUndo.ts';
