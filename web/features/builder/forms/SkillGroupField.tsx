import { useState } from 'react';
import type { Skill } from '../../../../shared/resume/schema.ts';
import { isSameGroup } from '../../../../shared/resume/skillGroups.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { GroupNameField } from './GroupNameField.tsx';
import { useSkillActions } from './useSkillActions.ts';

/** The value of the row that makes a group: no name, since names are trimmed. */
const NEW_GROUP = ' ';

interface SkillGroupFieldProps {
  readonly skill: Skill;
  readonly names: readonly string[];
}

/** Which group a skill is in: one that is there, a new one, or none. */
export function SkillGroupField({ skill, names }: SkillGroupFieldProps) {
  const t = useTranslations();
  const { putInto } = useSkillActions();
  const [isNaming, setNaming] = useState(false);
  const value = isNaming ? NEW_GROUP : (names.find((name) => isSameGroup(name, skill.group)) ?? '');
  return (
    <>
      <SelectField
        label={t('builder.group')}
        value={value}
        onChange={({ target }) => {
          setNaming(target.value === NEW_GROUP);
          if (target.value !== NEW_GROUP) putInto(skill.id, target.value);
        }}
      >
        <option value="">{t('builder.group.none')}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value={NEW_GROUP}>{t('builder.group.new')}</option>
      </SelectField>
      {isNaming && (
        <GroupNameField
          name=""
          onDone={(name) => {
            setNaming(false);
            if (name !== '') putInto(skill.id, name);
          }}
        />
      )}
    </>
  );
}
