import { useEffect, useRef, useState } from 'react';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { createFirstPage, type FirstPageDrawing } from './firstPageDrawing.ts';

/** How far beside what is in sight a page is drawn already. */
const AHEAD = '0px 160px';

/**
 * The first page of a résumé as a small picture, drawn by the one rendering while it is in sight; pass the same object
 * for the same content. Hidden from assistive technology: the text beside it names it.
 */
export function FirstPage({ resume }: { readonly resume: ResumeData }) {
  const host = useRef<HTMLSpanElement>(null);
  const drawing = useRef<FirstPageDrawing>(undefined);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const element = host.current as HTMLSpanElement;
    const made = createFirstPage(element);
    drawing.current = made;
    const observer = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting === true), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.destroy();
    };
  }, []);
  useEffect(() => {
    if (isVisible) drawing.current?.draw(resume);
  }, [isVisible, resume]);
  return <span ref={host} className="first-page" data-paper={resume.design?.paper} aria-hidden="true" inert />;
}
