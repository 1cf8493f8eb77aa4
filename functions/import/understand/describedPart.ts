import type { TextLine } from '../page/textLine.ts';
import type { FeatureValues } from './feature.ts';
import type { Label } from './labels.ts';
import type { PartSeen } from './partFeatures.ts';
import type { Part } from './parts.ts';
import type { TextClass } from './textClass.ts';

/** A part with what is known of it before its neighbours are looked at. */
export interface DescribedPart {
  readonly part: Part;
  readonly line: TextLine;
  readonly class: TextClass;
  readonly seen: PartSeen;
  /** Values of the features of a part by itself. */
  readonly own: FeatureValues;
  /** What the rules take it for; `none` where they placed it nowhere, undefined where the rules were not asked. */
  readonly rules: Label | 'none' | undefined;
}
