import { Fragment } from "react";
import { termPath } from "~/engines/knowledge/knowledge.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { ListedTerm } from "../lingo.view.server.ts";
import { TermName } from "./term-name.tsx";

/** The name of a term as a link, and beside it what the others say. */
export function TermEntry({ term }: { term: ListedTerm }) {
  return (
    <>
      <a
        href={termPath(term.slug)}
        className="inline-flex min-h-12 items-center font-bold text-blueprint underline underline-offset-4 wrap-anywhere hover:no-underline"
      >
        <TermName name={term.name} language={term.language} />
      </a>
      <span className="text-muted wrap-anywhere">
        {term.others.map(({ language, name }, n) => (
          <Fragment key={language}>
            {n > 0 && " · "}
            <TermName name={name} language={language} />
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** Terms one below the other, two columns where there is room; also the sheet to print. */
export function TermList({ terms }: { terms: readonly ListedTerm[] }) {
  const t = useText("lingo");
  return (
    <ul className="border-t-2 border-ink md:columns-2 md:gap-10 print:columns-2">
      {terms.map((term) => (
        <li
          key={term.slug}
          className="flex break-inside-avoid flex-wrap items-center gap-x-4 border-b border-line py-1"
        >
          <TermEntry term={term} />
          <span className="ms-auto text-sm text-muted max-sm:hidden print:hidden">
            {t(`trades.${term.trade}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
