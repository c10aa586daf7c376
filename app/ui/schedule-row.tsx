import type { ReactNode } from "react";

interface ScheduleRowProps {
  /** Where a link to this row leads. */
  id?: string;
  title: ReactNode;
  children: ReactNode;
}

/** A label at the start, what belongs to it beside, like a schedule on a sheet. */
export function ScheduleRow({ id, title, children }: ScheduleRowProps) {
  return (
    <section
      id={id}
      className="grid scroll-mt-24 gap-4 border-t border-line py-8 first:border-t-0 first:pt-0 md:grid-cols-[14rem_1fr]"
    >
      <h2 className="text-lg font-bold">{title}</h2>
      <div className="grid max-w-xl justify-items-start gap-4">{children}</div>
    </section>
  );
}
