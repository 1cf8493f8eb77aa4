import { useState } from 'react';
import { A4_PAGE } from '../../shared/templates/page.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/platform/language.ts';
import { templateImageName, webpImages } from '../../shared/templates/templateImage.ts';
import './template-image.css';

export interface TemplateImageProps {
  readonly id: string;
  /** Language of the sample résumé on the sheet. */
  readonly language: Language;
  /** Alternative text; empty if a text beside the image says the same. */
  readonly alt: string;
  /** Loaded eagerly: the image is above the fold. */
  readonly eager?: boolean;
  /** How wide it is shown, as `sizes` of an image. */
  readonly sizes?: string;
}

/**
 * Image sources to try, best first: the sample in this language, the image that every template has, a placeholder
 * (TPL-11). Our images also exist in a smaller format.
 */
function imageSources(id: string, language: Language): string[] {
  const images = [language, DEFAULT_LANGUAGE].map((shown) => `/images/templates/${templateImageName(id, shown)}`);
  return [...new Set([...images, placeholderUrl(id)])];
}

function placeholderUrl(id: string): string {
  const size = `${Math.round(A4_PAGE.widthPx)}/${Math.round(A4_PAGE.heightPx)}`;
  return `/api/placeholder/${size}?text=${encodeURIComponent(id)}`;
}

/** The same image in a smaller format, in the widths that the build makes. */
const webpSources = (source: string) =>
  webpImages(source)
    .map(({ file, width }) => `${file} ${width}w`)
    .join(', ');

/** Widths of an image that is one of several. */
const SIZES = '(max-width: 640px) 270px, 380px';

/** An image of the template's real rendering, as a sheet of paper. */
export function TemplateImage({ id, language, alt, eager = false, sizes = SIZES }: TemplateImageProps) {
  const [failures, setFailures] = useState(0);
  const sources = imageSources(id, language);
  // The first try includes the smaller format; where that is missing, the image is tried again without it.
  const source = sources[Math.max(0, failures - 1)];
  const fail = () => setFailures(failures + 1);
  return (
    <span className="template-sheet" {...(source === undefined && alt !== '' && { role: 'img', 'aria-label': alt })}>
      {source !== undefined && (
        <picture key={failures}>
          {failures === 0 && <source type="image/webp" srcSet={webpSources(source)} sizes={sizes} />}
          <img
            ref={(image) => {
              // The image may have failed before hydration, when no handler was attached yet.
              if (image?.complete === true && image.naturalWidth === 0) fail();
            }}
            src={source}
            alt={alt}
            width={Math.round(A4_PAGE.widthPx)}
            height={Math.round(A4_PAGE.heightPx)}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding={eager ? 'sync' : 'async'}
            onError={fail}
          />
        </picture>
      )}
    </span>
  );
}
