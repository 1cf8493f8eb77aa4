import { useText } from '../../i18n/useText.ts';

export default function TemplatesPage() {
  return <h1>{useText()('gallery.title')}</h1>;
}
