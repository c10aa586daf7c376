import { Pagination } from "./pagination.tsx";

interface SearchPagesProps {
  page: number;
  hasMore: boolean;
  /** The address of a page of this search. */
  href: (page: number) => string;
  words: Readonly<Record<"label" | "position" | "previous" | "next", string>>;
}

/** The pages of a search or a list that knows whether there are more; nothing where there is one. */
export function SearchPages({
  page,
  hasMore,
  href,
  words: { label, position, previous, next },
}: SearchPagesProps) {
  if (page <= 1 && !hasMore) return null;
  return (
    <Pagination
      label={label}
      position={position}
      previous={page > 1 ? { href: href(page - 1), text: previous } : undefined}
      next={hasMore ? { href: href(page + 1), text: next } : undefined}
    />
  );
}
