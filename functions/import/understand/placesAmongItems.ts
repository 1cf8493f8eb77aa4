import { familyOf, roleOf } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled, type LabelStep } from './relabelled.ts';

/**
 * Treats a town that is an item below the head of a job or study as description: `• Haifa` above `• Acre` says where
 * something was done. If the head has a bullet itself, its place may be an item, and stays.
 */
export const withPlacesAmongItems: LabelStep = (_, parts, decodedLabels) => {
  let head: { readonly family: 'x' | 'e'; readonly bullet: boolean } | undefined;
  return decodedLabels.map((decoded, index) => {
    const { line, bullet } = parts[index] as Part;
    const isAlone = parts[index - 1]?.line !== line && parts[index + 1]?.line !== line;
    if (head && !head.bullet && bullet && isAlone && /^[xe]\.place$/.test(roleOf(decoded.label)))
      return { ...decoded, ...relabelled(decoded, `${head.family}.body`) };
    const family = familyOf(decoded.label);
    if (decoded.label.startsWith('h:')) head = undefined;
    else if ((family === 'x' || family === 'e') && (!head || decoded.label.startsWith('B.'))) head = { family, bullet };
    return decoded;
  });
};
