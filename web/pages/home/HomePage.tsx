import { Closing } from './Closing.tsx';
import { Facts } from './Facts.tsx';
import { Hero } from './Hero.tsx';
import { Improvement } from './Improvement.tsx';
import { Showcase } from './Showcase.tsx';
import { Steps } from './Steps.tsx';
import { TwoDirections } from './TwoDirections.tsx';
import { Upload } from './Upload.tsx';
import { Voices } from './Voices.tsx';
import './home.css';

/** The home page (HOME-01 to HOME-10). */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Steps />
      <TwoDirections />
      <Improvement />
      <Upload />
      <Showcase />
      <Facts />
      <Voices />
      <Closing />
    </>
  );
}
