import type { ReactNode } from "react";

interface TitledSectionProps {
  /** Of the heading, by which the section is called and reached. */
  id: string;
  title: string;
  className: string;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function TitledSection({ id, title, className, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
