import { Breadcrumbs } from "#components/layout/breadcrumbs";
import { NumberedTexts } from "#components/sections/numbered-texts";
import { SectionHeading } from "#components/sections/section-heading";
import { Simulator, type SimulatorProps } from "#components/simulator/simulator";
import type { Crumb } from "#lib/seo/json-ld";

type SimulatorPageProps = SimulatorProps & { crumbs: readonly Crumb[] };

export function SimulatorPage({ crumbs, ...simulator }: SimulatorPageProps) {
  const { page } = simulator;
  return (
    <>
      <div className="page-width pt-6 pb-16">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-8 text-title font-extrabold">{page.title}</h1>
        <p className="no-print mt-4 mb-10 max-w-text text-lead text-ink-soft">{page.lead}</p>
        <Simulator {...simulator} />
      </div>
      <section className="no-print bg-ground-deep py-16">
        <div className="page-width">
          <SectionHeading title={page.stepsTitle} />
          <NumberedTexts texts={page.steps} />
        </div>
      </section>
    </>
  );
}
