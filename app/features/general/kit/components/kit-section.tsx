import type { ReactNode } from "react";
import { TitledSection } from "~/ui/titled-section.tsx";

/** One family of parts, reached from the gallery's contents. */
export function KitSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <TitledSection id={id} title={title} className="grid gap-6 border-t-2 border-ink pt-6">
      {children}
    </TitledSection>
  );
}

/** One part, under what it shows. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      {children}
    </div>
  );
}
