import type { Occupation } from './occupations.ts';
import care from './data/care.json' with { type: 'json' };
import design from './data/design.json' with { type: 'json' };
import education from './data/education.json' with { type: 'json' };
import engineering from './data/engineering.json' with { type: 'json' };
import finance from './data/finance.json' with { type: 'json' };
import food from './data/food.json' with { type: 'json' };
import industry from './data/industry.json' with { type: 'json' };
import law from './data/law.json' with { type: 'json' };
import office from './data/office.json' with { type: 'json' };
import sales from './data/sales.json' with { type: 'json' };
import security from './data/security.json' with { type: 'json' };
import services from './data/services.json' with { type: 'json' };
import technology from './data/technology.json' with { type: 'json' };
import transport from './data/transport.json' with { type: 'json' };

export { findOccupation } from './findOccupation.ts';

/**
 * All occupations that there is help for, beside who looks them up. Loaded when somebody writes about a job, never with
 * the page.
 */
export const OCCUPATIONS = [
  care,
  education,
  food,
  sales,
  office,
  finance,
  law,
  technology,
  engineering,
  industry,
  transport,
  security,
  design,
  services,
].flat() as unknown as readonly Occupation[];
