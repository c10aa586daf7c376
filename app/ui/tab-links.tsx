interface TabLinksProps {
  /** Names the group for screen readers. */
  label: string;
  tabs: readonly { href: string; text: string; current: boolean }[];
}

/**
 * Parts of one screen as links: the URL determines which one is open, so each can be shared and works as HTML. They
 * are in one row, which scrolls if it is wider than the screen.
 */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-control">
      <ul className="flex">
        {tabs.map(({ href, text, current }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? "page" : undefined}
              className={`inline-flex min-h-12 items-center border-b-4 whitespace-nowrap px-4 font-medium ${current ? "border-accent text-ink" : "border-transparent text-muted hover:border-control hover:text-ink"}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
