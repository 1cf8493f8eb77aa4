import { BuilderPage } from '../../features/builder/BuilderPage.tsx';
import type { BuilderSlots } from '../../features/builder/index.ts';
import { SiteMenu } from '../shell/SiteMenu.tsx';
import { LeaveConfirmation } from './LeaveConfirmation.tsx';
import { AiTab, BackgroundResult, LetterForm, SheetNote, TextTools } from '../../features/improve/index.ts';

/** The parts that the shell and the improve feature put into the builder, which does not depend on them. */
const SLOTS: BuilderSlots = {
  AiTab,
  LetterForm,
  SheetNote,
  Background: BackgroundResult,
  TextTools,
  SiteMenu: () => <SiteMenu path="/builder" />,
};

/** The builder with the parts of other features. */
export default function BuilderRoute() {
  return (
    <>
      <BuilderPage slots={SLOTS} />
      <LeaveConfirmation />
    </>
  );
}
