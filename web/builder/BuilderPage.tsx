import { useText } from '../i18n/useText.ts';

/** Stands in until the builder's screen is there. */
export default function BuilderPage() {
  return <h1>{useText()('builder.title')}</h1>;
}
