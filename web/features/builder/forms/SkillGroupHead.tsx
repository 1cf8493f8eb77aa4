import { useState } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResumeLanguage } from '../builderContext.ts';
import { useSkillActions } from './useSkillActions.ts';

const GroupNameField = lazyPart(async () => (await import('./GroupNameField.tsx')).GroupNameField, ['builder']);

/** Above the chips of a group: its name, which can be changed, and the way back to skills in no group. */
export function SkillGroupHead({ name }: { readonly name: string }) {
  const t = useTranslations();
  const { rename } = useSkillActions();
  const { direction } = useResumeLanguage();
  const [isOpen, setOpen] = useState(false);
  if (name === '') return <h3 className="small-heading quiet">{t('builder.group.none')}</h3>;
  return (
    <div className="chip-group-head">
      {isOpen ? (
        <GroupNameField
          name={name}
          onDone={(said) => {
            setOpen(false);
            if (said !== '') rename(name, said);
          }}
        />
      ) : (
        <>
          <h3 className="small-heading">
            <OwnLine text={name} base={direction} />
          </h3>
          <IconButton
            className="group-rename"
            size="small"
            icon="rename"
            label={t('builder.group.rename')}
            of={name}
            onClick={() => setOpen(true)}
          />
          <IconButton
            size="small"
            icon="close"
            label={t('builder.group.dissolve')}
            of={name}
            onClick={() => rename(name, '')}
          />
        </>
      )}
    </div>
  );
}
