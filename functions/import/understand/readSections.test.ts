import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { LabelledDocument } from './document.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { readCustomSections } from './readSections.ts';

function titleOf(heading: string): string | undefined {
  const lines = [line(heading), line('Dean’s list')];
  const labels: Label[] = ['h:custom', 'B.c.title'];
  const labelled = toParts(lines).map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 1 }));
  const document = new LabelledDocument(lines, labelled, 'ltr', {} as never);
  return readCustomSections(document)[0]?.title;
}

it.each([
  ['הצטיינות —', 'הצטיינות'],
  ['Awards –', 'Awards'],
  ['— Awards —', 'Awards'],
  ['Awards ___', 'Awards'],
  ['Awards & more!', 'Awards & more!'],
  ['צה"ל', 'צה"ל'],
  ['C++', 'C++'],
])('the title of a section has no signs around it: %s', (heading, title) => expect(titleOf(heading)).toBe(title));
