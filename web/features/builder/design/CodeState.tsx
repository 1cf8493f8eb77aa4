import { wantsLinkCode } from '../../../../shared/resume/linkCode.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume, useUi } from '../builderContext.ts';

/** Shows the state of the QR code that the résumé shall have, and the way to the link that it needs. */
export function CodeState() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const isWanted = useResume(wantsLinkCode);
  const state = useUi(({ linkCode }) => linkCode.state);
  if (!isWanted) return null;
  return (
    <div className="code-state">
      <output className={state === 'on' ? 'quiet' : 'knob-note'}>{t(`design.code.state.${state}`)}</output>
      {state !== 'loading' && (
        <Button size="small" icon="link" onClick={() => ui.openDialog('link')}>
          {t('design.code.link.open')}
        </Button>
      )}
    </div>
  );
}
