import { buttonClass } from "./button.tsx";

interface PaginationProps {
  label: string;
  /** Where in the list this page is, in words. */
  position: string;
  /** Left out on the first page. */
  previous?: { href: string; text: string };
  /** Left out on the last page. */
  next?: { href: string; text: string };
}

/** The way through a long list. */
export function Pagination({ label, position, previous, next }: PaginationProps) {
  const look = buttonClass({ variant: "outline" });
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-3">
      {previous && (
        <a href={previous.href} rel="prev" className={look}>
          {previous.text}
        </a>
      )}
      <p className="text-muted tabular-nums">{position}</p>
      {next && (
        <a href={next.href} rel="next" className={look}>
          {next.text}
        </a>
      )}
    </nav>
  );
}
