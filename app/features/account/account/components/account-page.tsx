import type { ReactNode } from "react";
import { type ScreenId, screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";

/** A narrow page around one form. */
export function AccountPage({
  id,
  title,
  lead,
  children,
}: {
  id: ScreenId;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className="sheet py-10 sm:py-16">
      <div className="grid max-w-xl gap-8">
        <PageHeading sheet={sheetNumber(screen(id))} title={title}>
          <p>{lead}</p>
        </PageHeading>
        {children}
      </div>
    </div>
  );
}
