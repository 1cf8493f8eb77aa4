import { ClosingCall } from './Closing.tsx';
import { ProductFacts } from './Facts.tsx';
import { Hero } from './Hero.tsx';
import { ImprovementExample } from './Improvement.tsx';
import { TemplateShowcase } from './Showcase.tsx';
import { HowItWorks } from './Steps.tsx';
import { BidiExample } from './TwoDirections.tsx';
import { LazyUpload } from './Upload.tsx';
import { Testimonials } from './Voices.tsx';
import './home.css';

/** The home page (HOME-01 to HOME-10). */
export default function HomePage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <BidiExample />
      <ImprovementExample />
      <LazyUpload />
      <TemplateShowcase />
      <ProductFacts />
      <Testimonials />
      <ClosingCall />
    </>
  );
}
