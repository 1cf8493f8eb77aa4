import { insertEntry, removeById } from './listEdits.ts';
import type { ResumeData, Skill } from './schema.ts';
import { groupName, groupSkills, inGroup, isSameGroup } from './skillGroups.ts';

/** Puts a skill into the group of that name, after those that are there; out of any for ''. */
export function setSkillGroup(resume: ResumeData, id: string, name: string): ResumeData {
  const skill = resume.skills.find((each) => each.id === id);
  if (!skill || isSameGroup(skill.group, name)) return resume;
  const others = resume.skills.filter((each) => each !== skill);
  const last = others.findLastIndex((each) => isSameGroup(each.group, name));
  const place = last < 0 ? resume.skills.indexOf(skill) : last + 1;
  return withSkills(resume, others.toSpliced(place, 0, inGroup(skill, others[last]?.group ?? name)));
}

/** Gives a group another name; the name of another group makes them one, '' dissolves it. */
export function renameSkillGroup(resume: ResumeData, from: string, to: string): ResumeData {
  if (groupName(from) === groupName(to)) return resume;
  return withSkills(
    resume,
    resume.skills.map((skill) => (isSameGroup(skill.group, from) ? inGroup(skill, to) : skill)),
  );
}

/** Moves a skill to a place of the list as it is shown, counted after it was taken out, into the group there. */
export function moveSkillTo(resume: ResumeData, id: string, place: number, group: string | undefined): ResumeData {
  const skills = groupSkills(resume.skills).flatMap((each) => each.skills);
  const skill = skills.find((each) => each.id === id);
  if (!skill) return resume;
  const moved = insertEntry(removeById(skills, id), inGroup(skill, group), place);
  const isSame = moved.every((each, index) => each.id === skills[index]?.id) && isSameGroup(skill.group, group);
  return isSame ? resume : withSkills(resume, moved);
}

/** Skills are listed as they are shown, so that the place in the list is the place that is seen. */
const withSkills = (resume: ResumeData, skills: readonly Skill[]): ResumeData => ({
  ...resume,
  skills: groupSkills(skills).flatMap((group) => group.skills),
});
