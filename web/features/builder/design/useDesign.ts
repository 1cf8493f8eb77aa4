import { useEffect, useState } from 'react';
import { DESIGN_KNOBS, setKnob, type DesignKnobName, type ResumeDesign } from '../../../../shared/resume/design.ts';
import { templateOf, type Template } from '../../../../shared/templates/catalogue.ts';
import { BASE_CSS, loadTemplateStyle } from '../../preview/templateCss.ts';
import { useBuilder, useResume } from '../builderContext.ts';

type SetKnob = <K extends DesignKnobName>(name: K, value: ResumeDesign[K] | undefined) => void;

/** Sets a knob of the résumé's design; what a slider passes on its way is one step of undo. */
export function useSetKnob(): SetKnob {
  const { drafts } = useBuilder();
  return (name, value) =>
    drafts.edit(
      ({ design, ...resume }) => {
        const next = setKnob(design, name, value);
        return next ? { ...resume, design: next } : resume;
      },
      { tab: 'design' },
      `design.${name}`,
    );
}

export const useTemplate = (): Template => useResume(templateOf);

const TEMPLATE_LENGTHS = {
  marginInline: /--design-margin-inline, ([\d.]+)mm/,
  marginBlock: /--design-margin-block, ([\d.]+)mm/,
} as const;

/** Width of the sidebar in all templates (TPL-01), in percent. */
const SIDEBAR_WIDTH = 30;

/** Returns a template's value of a numeric knob, from its style. */
export function templateNumber({ bodySize = 10 }: Template, style: string, name: DesignKnobName): number {
  const knob = DESIGN_KNOBS[name];
  if (name === 'marginInline' || name === 'marginBlock')
    return Number((TEMPLATE_LENGTHS[name].exec(style) ?? TEMPLATE_LENGTHS[name].exec(BASE_CSS))?.[1] ?? 0);
  if (name === 'sidebarWidth') return SIDEBAR_WIDTH;
  return knob.kind === 'range' && knob.unit === 'pt' ? bodySize : 100;
}

/** Returns the slider's value of a knob that is not set: the template's. */
export function useTemplateNumber(name: DesignKnobName): number {
  const template = useTemplate();
  const { style: file } = template;
  const [style, setStyle] = useState('');
  useEffect(() => {
    let alive = true;
    void loadTemplateStyle(file).then((css) => alive && setStyle(css));
    return () => {
      alive = false;
    };
  }, [file]);
  return templateNumber(template, style, name);
}
