import { useRef, useState } from 'react';
import type { Skill } from '../../../../shared/resume/schema.ts';
import { groupSkills } from '../../../../shared/resume/skillGroups.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume, useResumeLanguage } from '../builderContext.ts';
import { PlacedSign } from '../importReview/PlacedMark.tsx';
import { SkillGroupHead } from './SkillGroupHead.tsx';
import { useDragReorder } from './useDragReorder.ts';
import { useSkillActions } from './useSkillActions.ts';

const SkillEditor = lazyPart(async () => (await import('./SkillEditor.tsx')).SkillEditor, ['builder']);

/** The entered skills in their groups: each a chip that can be dragged, edited and removed. */
export function SkillChips() {
  const t = useTranslations();
  const skills = useResume((resume) => resume.skills);
  const [openId, setOpenId] = useState<string | null>(null);
  const isShown = (skill: Skill) => skill.name.trim() !== '' || skill.id === openId;
  const groups = groupSkills(skills);
  const inOrder = groups.flatMap((group) => group.skills);
  const shown = groups.filter((group) => group.skills.some(isShown));
  const open = inOrder.find((skill) => skill.id === openId);
  const isGrouped = shown.some(({ name }) => name !== '');
  if (shown.length === 0) return <p className="quiet">{t('builder.skills.none')}</p>;
  return (
    <>
      {shown.map((group) => (
        <section key={group.skills[0]?.id} className="chip-group" data-group={group.skills[0]?.id}>
          {isGrouped && <SkillGroupHead key={group.name} name={group.name} />}
          <ul className="chips" aria-label={group.name || t('builder.tab.skills')}>
            {group.skills.filter(isShown).map((skill) => (
              <SkillChip
                key={skill.id}
                skill={skill}
                index={inOrder.indexOf(skill)}
                count={skills.length}
                open={skill === open}
                onOpen={() => setOpenId(skill === open ? null : skill.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {open && <SkillEditor key={open.id} skill={open} groups={groups} onClose={() => setOpenId(null)} />}
    </>
  );
}

interface SkillChipProps {
  readonly skill: Skill;
  readonly index: number;
  readonly count: number;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function SkillChip({ skill, index, count, open, onOpen }: SkillChipProps) {
  const t = useTranslations();
  const chip = useRef<HTMLLIElement>(null);
  const actions = useSkillActions();
  const { edge, dragged } = useDragReorder(chip, null, {
    list: 'skills',
    id: skill.id,
    index,
    axis: 'horizontal',
    onDrop: (id, to) => actions.move(id, to, skill.group),
  });
  return (
    <li
      ref={chip}
      className="chip"
      data-skill={skill.id}
      data-open={open || undefined}
      data-edge={edge ?? undefined}
      data-dragged={dragged || undefined}
    >
      <button
        type="button"
        className="chip-name"
        aria-expanded={open}
        title={t('builder.skills.change')}
        onClick={onOpen}
      >
        <PlacedSign entry={skill.id} />
        <OwnLine text={skill.name} base={useResumeLanguage().direction} />
      </button>
      {count > 1 && (
        <button
          type="button"
          className="chip-remove"
          aria-label={t('builder.skills.remove', { name: skill.name })}
          onClick={() => actions.remove(skill)}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </li>
  );
}
