import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { OpenPages } from '../../import/page/openPages.ts';
import type { SoughtKind } from './facts.ts';
import type { PdfTexts, PagePiece } from './readTexts.ts';

interface ReadPagesProps {
  readonly opened: OpenPages;
  readonly sizes: PdfTexts['sizes'];
  readonly marks: readonly { readonly id: string; readonly kind: SoughtKind; readonly piece: PagePiece }[];
  readonly shown: string | null;
}

/** The pages of the PDF with the place of each fact; the list beside them says in words what the marks are. */
export function ReadPages({ opened, sizes, marks, shown }: ReadPagesProps) {
  const t = useTranslations();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown !== null) box.current?.querySelector('[data-shown]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it
    <section className="read-pages" ref={box} tabIndex={0} aria-label={t('help.readers.pages')}>
      {sizes.map((size, index) => (
        <figure key={index} className="read-page" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
          <Drawing opened={opened} number={index + 1} />
          <figcaption className="visually-hidden">{t('help.readers.page', { number: index + 1 })}</figcaption>
          {marks
            .filter(({ piece }) => piece.page === index)
            .map(({ id, kind, piece }) => (
              <span
                key={`${id} ${piece.x} ${piece.y}`}
                className="read-mark"
                data-kind={kind}
                data-shown={id === shown || undefined}
                style={{
                  left: `${(100 * piece.x) / size.width}%`,
                  top: `${(100 * piece.y) / size.height}%`,
                  width: `${(100 * piece.width) / size.width}%`,
                  height: `${(120 * piece.height) / size.height}%`,
                }}
              />
            ))}
        </figure>
      ))}
    </section>
  );
}

function Drawing({ opened, number }: { opened: OpenPages; number: number }) {
  const t = useTranslations();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let isGone = false;
    opened.draw(number, element, element.clientWidth).catch(() => !isGone && setFailed(true));
    return () => void (isGone = true);
  }, [opened, number]);
  return (
    <>
      <canvas ref={canvas} dir="ltr" aria-hidden="true" />
      {hasFailed && <p>{t('help.readers.undrawn')}</p>}
    </>
  );
}
