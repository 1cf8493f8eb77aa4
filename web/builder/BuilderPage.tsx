import { useText } from '../i18n/useText.ts';

export default function BuilderPage() {
  return <h1>{useText()('builder.title')}</h1>;
}
