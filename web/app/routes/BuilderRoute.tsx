import { BuilderPage } from '../../features/builder/BuilderPage.tsx';
import type { BuilderSlots } from '../../features/builder/index.ts';
import { AiTab, BackgroundResult, ImprovedNote } from '../../features/improve/index.ts';

/** What improving puts into the builder, which knows nothing of it. */
const SLOTS: BuilderSlots = { AiTab, SheetNote: ImprovedNote, Background: BackgroundResult };

/** The builder with all that may stand in it. */
export default function BuilderRoute() {
  return <BuilderPage slots={SLOTS} />;
}
