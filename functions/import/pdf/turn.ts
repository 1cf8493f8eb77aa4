import { colorDifference } from './backgroundColor.ts';
import type { Matrix } from './matrix.ts';

/** Sine of the largest angle at which text is read as upright. */
const MAX_ROTATION_SINE = 0.1;
/** Returns the angle of a text, clockwise, 0-359 degrees. Mirroring does not count as turning. */
export function degreesOf([a, b, c, d]: Matrix, size: number, stretch: number): number {
  const along = Math.sign(size * stretch) || 1;
  if (b === 0 && a * along > 0) return 0;
  const isLevel = !(Math.abs(b) > MAX_ROTATION_SINE * Math.hypot(a, b));
  const isMirrored = (a * d - b * c) * along * (Math.sign(size) || 1) > 0;
  if (isLevel && (a * along >= 0 || isMirrored)) return 0;
  const degrees = (Math.atan2(b * along, a * along) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** Opacity of a watermark, and the largest difference between its colour and its background's, 0-255. */
const [FAINT_OPACITY, FAINT_DIFFERENCE] = [0.4, 70];

/** Whether a colour is hardly darker or lighter than its background. */
export function isFaintOn(behind: string | undefined, fill: string | undefined, alpha: number): boolean {
  if (alpha < FAINT_OPACITY) return true;
  if (behind === undefined || fill === undefined) return false;
  return colorDifference(fill, behind) * alpha <= FAINT_DIFFERENCE;
}
