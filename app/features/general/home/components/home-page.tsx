import { Fragment, type ReactNode } from "react";
import { SectionBoundary } from "~/ui/section-boundary.tsx";
import { AppBanner, Categories, Hub, Learning, Lifestyle, Membership, Tailgate } from "./areas.tsx";
import { Features, Showcase } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { SectionFailed } from "./parts.tsx";
import { SiteDashboard } from "./site-dashboard.tsx";

interface HomePageProps {
  /** What other features bring along, put together by the route. */
  startDay: ReactNode;
  tiers: ReactNode;
}

/** The sections in the order of the specification; each stands or falls by itself. */
export function HomePage({ startDay, tiers }: HomePageProps) {
  const sections: [string, ReactNode][] = [
    ["hero", <Hero key="hero" />],
    ["features", <Features key="features" detail={1} />],
    ["site", <SiteDashboard key="site" />],
    [
      "start-day",
      <div key="start-day" className="border-b border-line">
        {startDay}
      </div>,
    ],
    ["showcase", <Showcase key="showcase" detail={2} />],
    ["tailgate", <Tailgate key="tailgate" detail={3} />],
    ["categories", <Categories key="categories" detail={4} />],
    ["learning", <Learning key="learning" detail={5} />],
    ["lifestyle", <Lifestyle key="lifestyle" detail={6} />],
    ["hub", <Hub key="hub" detail={7} />],
    [
      "membership",
      <Membership key="membership" detail={8}>
        {tiers}
      </Membership>,
    ],
    ["app", <AppBanner key="app" />],
  ];
  return sections.map(([id, section]) => (
    <Fragment key={id}>
      <SectionBoundary fallback={<SectionFailed />}>{section}</SectionBoundary>
    </Fragment>
  ));
}
