import { BuilderPage } from '../../features/builder/BuilderPage.tsx';
import type { BuilderSlots } from '../../features/builder/index.ts';
import { AiTab, BackgroundResult, ImprovedNote, TextTools } from '../../features/improve/index.ts';

/** The parts that the improve feature puts into the builder, which does not depend on it. */
const SLOTS: BuilderSlots = { AiTab, SheetNote: ImprovedNote, Background: BackgroundResult, TextTools };

/** The builder with the parts of other features. */
export default function BuilderRoute() {
  return <BuilderPage slots={SLOTS} />;
}
