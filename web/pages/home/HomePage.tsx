import { useText } from '../../i18n/useText.ts';

export default function HomePage() {
  return <h1>{useText()('home.title')}</h1>;
}
