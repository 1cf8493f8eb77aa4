import type { Occupation } from './occupations.ts';
import care from './data/care.json' with { type: 'json' };

/** All occupations that there is help for. Loaded when somebody writes about a job, never with the page. */
export const OCCUPATIONS = [care].flat() as unknown as readonly Occupation[];
