import { ClosingCall } from './ClosingCall.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { Hero } from './Hero.tsx';
import { ImprovementExample } from './ImprovementExample.tsx';
import { TemplateShowcase } from './TemplateShowcase.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { BidiExample } from './BidiExample.tsx';
import { LazyUpload } from './LazyUpload.tsx';
import { Testimonials } from './Testimonials.tsx';
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
