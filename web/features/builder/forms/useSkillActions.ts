import { removeEntry } from '../../../../shared/resume/editResume.ts';
import type { Skill } from '../../../../shared/resume/schema.ts';
import { moveSkillTo, renameSkillGroup, setSkillGroup } from '../../../../shared/resume/skillGroupEdits.ts';
import { groupSkills, isSameGroup } from '../../../../shared/resume/skillGroups.ts';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import { restoreEntry } from '../store/edits.ts';
import { offerUndo } from './useEntryActions.ts';

const chipOf = (id: string | undefined) => `[data-skill="${id}"] .chip-name`;

/** Actions on skills and their groups. Places are those of the list as it is shown. */
export function useSkillActions() {
  const t = useTranslations();
  const { drafts, announce } = useBuilder();
  const tab = { tab: 'skills' } as const;
  const inOrder = () => groupSkills(drafts.state.resume.skills).flatMap(({ skills }) => skills);
  const nameOf = (id: string) => inOrder().find((skill) => skill.id === id)?.name ?? '';
  return {
    move: (id: string, to: number, group: string | undefined) => {
      drafts.edit((resume) => moveSkillTo(resume, id, to, group), tab);
      const skills = inOrder();
      const place = skills.findIndex((skill) => skill.id === id) + 1;
      announce(t('builder.said.moved', { name: nameOf(id), place, count: skills.length }));
    },
    putInto: (id: string, group: string) => {
      drafts.edit((resume) => setSkillGroup(resume, id, group), tab, `${id} group`);
      announce(t(group === '' ? 'builder.group.left' : 'builder.group.joined', { name: nameOf(id), group }));
    },
    /** '' dissolves it. */
    rename: (from: string, to: string) => {
      if (from === to) return;
      const [first] = groupSkills(drafts.state.resume.skills).find(({ name }) => isSameGroup(name, from))?.skills ?? [];
      void moveFocusTo(to === '' ? chipOf(first?.id) : `[data-group="${first?.id}"] .group-rename`);
      drafts.edit((resume) => renameSkillGroup(resume, from, to), tab);
      announce(t(to === '' ? 'builder.group.dissolved' : 'builder.group.renamed', { name: to || from }));
    },
    remove: (skill: Skill) => {
      const index = drafts.state.resume.skills.indexOf(skill);
      const shown = inOrder();
      void moveFocusTo(chipOf(shown[shown.indexOf(skill) - 1]?.id ?? shown[1]?.id));
      drafts.edit((resume) => removeEntry(resume, 'skills', skill.id), tab);
      offerUndo(
        t('builder.said.deleted', { name: skill.name }),
        t('builder.takeBack'),
        () => {
          drafts.edit((resume) => restoreEntry(resume, 'skills', skill, index), tab);
          return moveFocusTo(chipOf(skill.id));
        },
        drafts,
      );
    },
  };
}
