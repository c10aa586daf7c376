import type { ReactNode } from "react";
import { SectionBoundary } from "~/ui/section-boundary.tsx";
import { AppBanner, Categories, Hub, Learning, Lifestyle, Membership, Showcase, Tailgate } from "./areas.tsx";
import { SectionFailed } from "./section-failed.tsx";

interface HomeRestProps {
  /** From the membership feature: the plans, and their comparison. */
  tiers: ReactNode;
  comparison: ReactNode;
}

/** The other sections in the order of the specification, as details of one sheet. */
export default function HomeRest(membership: HomeRestProps) {
  const details = {
    showcase: <Showcase detail={1} />,
    tailgate: <Tailgate detail={2} />,
    categories: <Categories detail={3} />,
    learning: <Learning detail={4} />,
    lifestyle: <Lifestyle detail={5} />,
    hub: <Hub detail={6} />,
    membership: <Membership detail={7} {...membership} />,
  };
  const fallback = <SectionFailed />;
  return (
    <>
      <div className="sheet">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-px bg-line md:border-x md:border-line lg:grid-cols-12">
          {Object.entries(details).map(([id, detail]) => (
            <SectionBoundary key={id} fallback={fallback}>
              {detail}
            </SectionBoundary>
          ))}
        </div>
      </div>
      <SectionBoundary fallback={fallback}>
        <AppBanner />
      </SectionBoundary>
    </>
  );
}
