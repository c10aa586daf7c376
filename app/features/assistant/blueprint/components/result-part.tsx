import type { ReactNode } from "react";

interface ResultPartProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** One part of a result, below its heading. */
export function ResultPart({ title, note, children }: ResultPartProps) {
  return (
    <section className="grid gap-3">
      <h3 className="text-xl font-bold">{title}</h3>
      {note && <p className="max-w-prose text-sm text-muted">{note}</p>}
      {children}
    </section>
  );
}
