import { useEffect, useId, useRef, type ReactNode } from 'react';
import { PHOTO_EDGE } from '../../../../shared/resume/photo.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { MAX_ZOOM, placeCrop, zoomOf, type Crop } from './crop.ts';
import { drawOn, partOf } from './openPhoto.ts';

interface CropFieldProps {
  readonly picture: HTMLCanvasElement;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/**
 * The square of a picture as it will be, dragged by mouse or finger; sliders do the same by keys. A ring shows what
 * round frames leave of it.
 */
export function CropField({ picture, crop, onChange }: CropFieldProps) {
  const t = useTranslations();
  const stage = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const zoom = zoomOf(crop, picture);
  const place = (change: Partial<{ x: number; y: number; zoom: number }>) =>
    onChange(placeCrop(picture, { ...crop, zoom, ...change }));
  useEffect(() => {
    if (stage.current) drawOn(stage.current, picture, partOf(crop));
  }, [picture, crop]);
  const half = crop.edge / 2;
  return (
    <div className="photo-crop">
      <div className="photo-stage">
        <canvas
          ref={stage}
          width={PHOTO_EDGE}
          height={PHOTO_EDGE}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is painted
          role="img"
          aria-label={t('help.photo.cropped')}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { x: event.clientX, y: event.clientY, crop };
          }}
          onPointerMove={({ clientX, clientY, currentTarget }) => {
            if (!from.current) return;
            // The picture follows the finger, and its square goes the other way.
            const points = from.current.crop.edge / currentTarget.clientWidth;
            const { x, y } = from.current.crop;
            place({ x: x - (clientX - from.current.x) * points, y: y - (clientY - from.current.y) * points });
          }}
          onPointerUp={() => (from.current = null)}
          onPointerCancel={() => (from.current = null)}
        />
      </div>
      <Slider
        label={t('help.photo.zoom')}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        onChange={(to) => place({ zoom: to })}
      />
      <Slider
        label={t('help.photo.across')}
        min={half}
        max={picture.width - half}
        value={crop.x}
        onChange={(x) => place({ x })}
      />
      <Slider
        label={t('help.photo.upDown')}
        min={half}
        max={picture.height - half}
        value={crop.y}
        onChange={(y) => place({ y })}
      />
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider that runs from left to right in every language, as pictures do. */
function Slider({ label, min, max, step = (max - min) / 50 || 1, value, onChange }: SliderProps): ReactNode {
  const id = useId();
  return (
    <div className="photo-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        dir="ltr"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={max <= min}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
