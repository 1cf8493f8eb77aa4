import { useState } from 'react';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useDraftState, useResume } from '../builderContext.ts';
import { focusField } from '../flows/focusField.ts';
import type { BuilderUi } from '../store/uiStore.ts';
import './start.css';

const WAYS = [
  { name: 'file', icon: 'upload', go: (ui: BuilderUi) => ui.openDialog('importPdf') },
  { name: 'sample', icon: 'sheet', go: (ui: BuilderUi) => ui.openDialog('sample') },
  {
    name: 'write',
    icon: 'edit',
    go: (ui: BuilderUi) => focusField(ui, { tab: 'personal', field: 'personal.fullName' }),
  },
] as const satisfies readonly { readonly name: string; readonly icon: IconName; readonly go: unknown }[];

/**
 * The ways into an empty résumé, above its first form: what somebody has, a sample of their occupation, or the form
 * below. They stay while that form is written in, so that nothing moves under the fingers.
 */
export function StartWays() {
  return <Ways key={useDraftState(({ epoch }) => epoch)} />;
}

function Ways() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const isEmpty = useResume(isEmptyResume);
  const [wasEmpty] = useState(isEmpty);
  if (!isEmpty && !wasEmpty) return null;
  return (
    <section className="start" aria-labelledby="start-title">
      <h2 id="start-title">{t('builder.start.title')}</h2>
      <ul className="start-ways">
        {WAYS.map(({ name, icon, go }) => (
          <li key={name}>
            <button type="button" className="start-way" data-way={name} onClick={() => go(ui)}>
              <Icon name={icon} size={24} />
              <span className="start-name">{t(`builder.start.${name}`)}</span>
              <span className="start-text">{t(`builder.start.${name}.text`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
