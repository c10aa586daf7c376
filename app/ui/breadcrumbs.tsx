interface BreadcrumbsProps {
  label: string;
  /** From the top down; the last is the page itself. */
  trail: readonly { href: string; text: string }[];
}

/** The position of a page below its parents. */
export function Breadcrumbs({ label, trail }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-muted">
        {trail.map(({ href, text }, n) => (
          <li key={href} className="flex items-center gap-x-2">
            {n > 0 && <span aria-hidden="true">/</span>}
            <a
              href={href}
              aria-current={n === trail.length - 1 ? "page" : undefined}
              className="inline-flex min-h-12 items-center underline underline-offset-4 hover:no-underline aria-[current=page]:text-ink aria-[current=page]:no-underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
