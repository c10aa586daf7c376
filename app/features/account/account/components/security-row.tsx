import type { ReactNode } from "react";

/** A label on the left, what belongs to it on the right, like a schedule on a sheet. */
export function SecurityRow({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-line py-8 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      <div className="grid max-w-2xl justify-items-start gap-4">{children}</div>
    </section>
  );
}

/** What the member has of one kind, one under the other. */
export function SecurityList({ children }: { children: ReactNode }) {
  return <ul className="grid w-full gap-3">{children}</ul>;
}

export function SecurityItem({ children }: { children: ReactNode }) {
  return (
    <li className="grid gap-3 rounded-control border border-line bg-surface p-4 sm:flex sm:flex-wrap sm:items-center sm:justify-between">
      {children}
    </li>
  );
}
