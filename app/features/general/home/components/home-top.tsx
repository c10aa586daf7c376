import { SectionBoundary } from "~/ui/section-boundary.tsx";
import type { MySites } from "../sites.queries.server.ts";
import { Features } from "./features.tsx";
import { Hero, type HeroProps } from "./hero.tsx";
import { SectionFailed } from "./section-failed.tsx";
import { SiteDashboard } from "./site-dashboard.tsx";

/** The first sections of the specification, each of which stands or falls by itself. */
export default function HomeTop({ mine, ...props }: HeroProps & { mine?: MySites }) {
  const fallback = <SectionFailed />;
  return (
    <>
      <SectionBoundary fallback={fallback}>
        <Hero {...props} />
      </SectionBoundary>
      <SectionBoundary fallback={fallback}>
        <Features />
      </SectionBoundary>
      <SectionBoundary fallback={fallback}>
        <SiteDashboard mine={mine} />
      </SectionBoundary>
    </>
  );
}
